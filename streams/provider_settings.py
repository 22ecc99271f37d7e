"""Settings of the provider: who is asked, how often, and for how much."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings


class ProviderSettings(BaseSettings):
    """Part of `Settings`."""

    #: ``auto``: Anthropic where a key is set, else the local proposer.
    provider: Literal["auto", "local", "anthropic"] = "auto"
    model: str = ""
    #: Another server that speaks the Messages API.
    base_url: str = ""
    anthropic_api_key: SecretStr | None = Field(default=None, validation_alias="ANTHROPIC_API_KEY")

    #: Of one worker. A batch takes some ten seconds, so that four are a hundred sources in that time.
    calls_at_once: int = Field(default=4, ge=1, le=100)
    #: Of one worker; the smallest accounts have fifty.
    calls_per_minute: float = Field(default=50.0, gt=0)

    #: What a run may spend, and all runs together in a day (UTC), in US dollars. What is held back stays pending.
    usd_per_run: float | None = Field(default=None, ge=0)
    usd_per_day: float | None = Field(default=None, ge=0)

    #: The share of the sources, 0 to 1, about which another model (``local``: the local proposer) or another system
    #: prompt is asked too, in a shadow trial: nothing that it says becomes a verdict.
    trial_share: float = Field(default=0.0, ge=0, le=1)
    trial_model: str = ""
    trial_prompt: Path | None = None
