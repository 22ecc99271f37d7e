{{- define "sourcebind.name" -}}
{{- printf "%s-%s" .root.Release.Name .component | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "sourcebind.selector" -}}
app.kubernetes.io/name: sourcebind
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "sourcebind.labels" -}}
{{ include "sourcebind.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | quote }}
{{- end }}

{{- define "sourcebind.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "sourcebind.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "sourcebind.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- /* What every process is told: the cluster. */}}
{{- define "sourcebind.env" -}}
- { name: SOURCEBIND_BOOTSTRAP, value: {{ .Values.kafka.bootstrap | quote }} }
- { name: SOURCEBIND_PREFIX, value: {{ .Values.prefix | quote }} }
- { name: SOURCEBIND_SECURITY_PROTOCOL, value: {{ .Values.kafka.securityProtocol | quote }} }
{{- if hasPrefix "SASL" .Values.kafka.securityProtocol }}
- { name: SOURCEBIND_SASL_MECHANISM, value: {{ .Values.kafka.saslMechanism | quote }} }
- name: SOURCEBIND_SASL_USERNAME
  valueFrom: { secretKeyRef: { name: {{ required "kafka.loginSecret is needed with SASL" .Values.kafka.loginSecret }}, key: username } }
- name: SOURCEBIND_SASL_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.kafka.loginSecret }}, key: password } }
{{- end }}
{{- if .Values.kafka.caSecret }}
- { name: SOURCEBIND_SSL_CAFILE, value: /etc/kafka/ca.crt }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "sourcebind.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .Values.kafka.caSecret }}
- { name: kafka-ca, mountPath: /etc/kafka, readOnly: true }
{{- end }}
{{- end }}

{{- define "sourcebind.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: 1Gi }
{{- if .Values.kafka.caSecret }}
- name: kafka-ca
  secret: { secretName: {{ .Values.kafka.caSecret }}, items: [{ key: ca.crt, path: ca.crt }] }
{{- end }}
{{- end }}
