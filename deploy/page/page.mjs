// The page: topics in two groups, each with its layout and messages, and every schema once, by name.

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 0 1rem 4rem; }
code, summary { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .3rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #8886; }
section { margin: 2.5rem 0; } section > p { margin: .3rem 0; }
`;

/** Return the whole page of a document. */
export function page(document) {
  const { info, channels, operations, components } = document;
  const action = Object.fromEntries(Object.values(operations).map((each) => [last(each.channel.$ref), each.action]));
  const topics = (wanted) =>
    Object.entries(channels).filter(([name]) => action[name] === wanted).map((each) => topic(each, components));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(info.title)}: topics and records</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(info.title)}: topics and records</h1>
<p>${escape(info.description)} Made from <code>asyncapi.json</code>, AsyncAPI ${escape(document.asyncapi)}.</p>
<nav><p>${Object.keys(channels).map((name) => `<a href="#${name}">${name}</a>`).join(", ")}</p></nav>
<h2>What others write</h2>
${topics("receive").join("\n")}
<h2>What sourcebind writes</h2>
<p>Readers ignore fields that they do not know: records may grow.</p>
${topics("send").join("\n")}
<h2>Headers</h2>
<p>What others write needs none of them; what sourcebind writes has those that are not optional.</p>
${headers(Object.values(components.messages).map((each) => each.headers))}
<h2>Schemas</h2>
${Object.entries(components.schemas).map(schema).join("\n")}
</body>
</html>
`;
}

function topic([name, channel], components) {
  const { partitions, topicConfiguration } = channel.bindings.kafka;
  const layout = Object.entries({ partitions, ...topicConfiguration });
  const messages = Object.keys(channel.messages).map((message) => components.messages[message]);
  const keys = [...new Set(messages.map((message) => message.bindings.kafka.key.description))];
  return `<section id="${name}">
<h3><code>${escape(channel.address)}</code></h3>
<p>Key: ${escape(keys.join("; ") || "that of the original record")}</p>
<p>${layout.map(([setting, value]) => `${setting} <code>${escape(String(value))}</code>`).join(", ")}</p>
<ul>${messages.map((each) => `<li>${link(each.name)}: ${escape(each.summary)}</li>`).join("")}</ul>
</section>`;
}

function headers(all) {
  const properties = Object.assign({}, ...all.map((each) => each.properties));
  return table("header", { properties, required: all.flatMap((each) => each.required ?? []) });
}

function table(what, its) {
  const required = new Set(its.required ?? []);
  const rows = Object.entries(its.properties ?? {}).map(
    ([field, of]) =>
      `<tr><td><code>${escape(field)}</code>${required.has(field) ? "" : " <small>optional</small>"}</td>` +
      `<td>${type(of)}</td><td>${escape(of.description ?? "")}</td></tr>`,
  );
  return `<table><tr><th>${what}</th><th>type</th><th>meaning</th></tr>${rows.join("")}</table>`;
}

function schema([name, its]) {
  return `<details id="schema-${name}"><summary>${escape(name)}</summary>
<p>${escape(its.description ?? "")}</p>
${its.properties ? table("field", its) : `<p>${type(its)}</p>`}
</details>`;
}

function type(of) {
  if (of.$ref) return link(last(of.$ref));
  if (of.const !== undefined) return `<code>${escape(JSON.stringify(of.const))}</code>`;
  if (of.enum) return of.enum.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(" or ");
  const choices = of.anyOf ?? of.oneOf ?? of.allOf;
  if (choices) return choices.map(type).join(" or ");
  if (of.type === "array") return `list of ${of.items ? type(of.items) : (of.prefixItems ?? []).map(type).join(", ")}`;
  if (of.type === "object" && typeof of.additionalProperties === "object") {
    return `object of ${type(of.additionalProperties)}`;
  }
  return escape(of.type ?? "anything") + limits(of);
}

function limits(of) {
  const named = ["minimum", "maximum", "exclusiveMinimum", "minLength", "maxLength", "pattern", "format"];
  const found = named.filter((name) => of[name] !== undefined).map((name) => `${name} ${of[name]}`);
  return found.length ? ` <small>${escape(found.join(", "))}</small>` : "";
}

const link = (name) => `<a href="#schema-${name}">${escape(name)}</a>`;

const last = (reference) => reference.split("/").at(-1);

const escape = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
