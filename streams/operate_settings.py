"""Settings of those who operate a process: how it is watched."""

from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings


class OperateSettings(BaseSettings):
    """Part of `Settings`."""

    #: Where a worker's metrics and health are served: to this machine only, unless another address is given; port 0 is
    #: a free one, which the log names.
    metrics_host: str = "127.0.0.1"
    metrics_port: int = Field(default=0, ge=0, le=65535)
    #: ``json``: a line of the log is a JSON object.
    log_format: Literal["text", "json"] = "text"
    #: Send spans by OTLP where the ``OTEL_*`` variables say; needs the extra ``tracing``.
    tracing: bool = False
