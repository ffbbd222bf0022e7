import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type CallOutcome = 'ok' | 'refused' | 'failed' | 'timeout' | 'unreachable' | 'given-up'

/** Histogram buckets in seconds, from a cached file to a slow page. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Prometheus metrics. Labels have few different values (routes, call names): with URLs, each part number would create a
 * time series and reveal searches.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = this.#counter('http_requests_total', 'Answered requests', 'route', 'method', 'status')
  readonly #requestSeconds = this.#histogram(
    'http_request_duration_seconds',
    'Until the answer begins',
    'route',
    'method',
  )
  readonly #calls = this.#counter('api_calls_total', 'Calls to the API, by their name', 'call', 'outcome')
  readonly #callSeconds = this.#histogram(
    'api_call_duration_seconds',
    'Until the API begins its answer',
    'call',
  )

  /**
   * Includes the default metrics of the process (event loop delay, memory, garbage collection), which take some CPU
   * time.
   */
  static ofProcess(): Metrics {
    const metrics = new Metrics()
    collectDefaultMetrics({ register: metrics.#registry })
    return metrics
  }

  requestAnswered(route: string, method: string, status: number, seconds: number): void {
    this.#requests.inc({ route, method, status })
    this.#requestSeconds.observe({ route, method }, seconds)
  }

  apiCalled(call: string, outcome: CallOutcome, seconds: number): void {
    this.#calls.inc({ call, outcome })
    this.#callSeconds.observe({ call }, seconds)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #counter(name: string, help: string, ...labelNames: string[]) {
    return new Counter({ name, help, labelNames, registers: [this.#registry] })
  }

  #histogram(name: string, help: string, ...labelNames: string[]) {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.#registry] })
  }
}
