"""What operators watch: Prometheus counters of one process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("questhall_tables", "tables in memory", registry=self.registry)
        self.clients = Gauge("questhall_clients", "open websockets", registry=self.registry)
        self.entries = Counter("questhall_entries", "entries written", ["kind"], registry=self.registry)
        self.refusals = Counter("questhall_refusals", "things not done", ["reason"], registry=self.registry)
        self.frozen = Counter("questhall_frozen", "tables frozen by a crash", registry=self.registry)
        self.append_seconds = Histogram(
            "questhall_append_seconds",
            "until an entry is durable",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
