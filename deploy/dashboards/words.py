"""The expressions that panels share; a metric is named without ``sourcebind_`` and ``_total``."""


def per_second(counter: str, *by: str, **labels: str) -> str:
    """Return how often a counter counted, summed over processes and all labels but ``by``."""
    return f"{_sum(by)}(rate({_series(counter, labels)}[$__rate_interval]))"


def total(counter: str, *by: str, **labels: str) -> str:
    """Return how much it counted in the time that the dashboard shows."""
    return f"{_sum(by)}(increase({_series(counter, labels)}[$__range]))"


def quantile(share: float, histogram: str, *by: str) -> str:
    """Return what a share of the observations stays below."""
    rates = f"{_sum(('le', *by))}(rate(sourcebind_{histogram}_seconds_bucket[$__rate_interval]))"
    return f"histogram_quantile({share:g}, {rates})"


def refused_share(by: str) -> str:
    """Return the share of rulings that refused, for each value of a label."""
    return f"{per_second('rulings', by, result='refused')} / {per_second('rulings', by)}"


def _sum(by: tuple[str, ...]) -> str:
    return f"sum by ({', '.join(by)}) " if by else "sum"


def _series(counter: str, labels: dict[str, str]) -> str:
    chosen = ", ".join(f'{name}="{value}"' for name, value in labels.items())
    return f"sourcebind_{counter}_total" + (f"{{{chosen}}}" if chosen else "")
