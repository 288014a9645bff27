import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Bucket } from "../../src/contract/rate-limits.ts";
import type { Route } from "../../src/contract/routes.ts";

/** One answered request. `route` is an id of the route table, or a fixed word where none answered. */
export type Answered = { host: Route["host"]; route: string; status: number; seconds: number };

/** What one process counts of itself. Labels are route ids, hosts, classes of status and names of tables: never words of callers. */
export type Metrics = {
  answered(answered: Answered): void;
  /** An artifact was found in memory, or had to be read from disk. */
  artifactRead(where: "memory" | "disk"): void;
  rateLimited(bucket: Bucket): void;
  /** Everything, in the text format of Prometheus, and its media type. */
  text(): Promise<{ body: string; type: string }>;
  /** Stops measuring the event loop and garbage collection. */
  close(): void;
};

/** What is looked at when the metrics are asked for. Times are milliseconds of the epoch. */
export type MetricsSources = {
  release: () => { id: string; asOf: string; servedSince: number };
  /** Whether replicas count callers together: null where no Redis is set. */
  sharedLimits: () => boolean | null;
  now?: () => number;
};

/** From a hot artifact to a slow question, in seconds. */
const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATUS_CLASSES = ["", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** Metrics of one process in a registry of their own. */
export function createMetrics(sources: MetricsSources): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests",
    labelNames: ["host", "route", "status"],
    registers: [register],
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to its answer's",
    labelNames: ["host", "route"],
    buckets: DURATIONS,
    registers: [register],
  });
  const artifacts = new Counter({
    name: "artifact_reads_total",
    help: "Artifacts by where they were found",
    labelNames: ["where"],
    registers: [register],
  });
  const limited = new Counter({
    name: "rate_limited_total",
    help: "Requests over a rate limit",
    labelNames: ["bucket"],
    registers: [register],
  });
  addGauges(register, sources);
  return {
    answered({ host, route, status, seconds }) {
      requests.inc({ host, route, status: STATUS_CLASSES[Math.floor(status / 100)] ?? "other" });
      durations.observe({ host, route }, seconds);
    },
    artifactRead: (where) => artifacts.inc({ where }),
    rateLimited: (bucket) => limited.inc({ bucket }),
    text: async () => ({ body: await register.metrics(), type: register.contentType }),
    close: () => register.clear(),
  };
}

/** What is looked at only when it is asked for. */
function addGauges(register: Registry, { release, sharedLimits, now = Date.now }: MetricsSources): void {
  new Gauge({
    name: "release_info",
    help: "1 for the release that is served",
    labelNames: ["release"],
    registers: [register],
    collect() {
      this.reset();
      this.set({ release: release().id }, 1);
    },
  });
  gauge(register, "release_age_seconds", "Since the day that the release was built for", () => {
    return (now() - Date.parse(`${release().asOf}T00:00:00Z`)) / 1000;
  });
  gauge(register, "release_served_seconds", "Since this process took the release up", () => {
    return (now() - release().servedSince) / 1000;
  });
  gauge(
    register,
    "rate_limits_shared",
    "1 while replicas count callers together in Redis, 0 while each counts alone",
    () => {
      return sharedLimits() === true ? 1 : 0;
    },
  );
}

function gauge(register: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(value());
    },
  });
}
