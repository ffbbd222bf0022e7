type Effect =
  /** The call is processed normally, after a delay in ms. */
  | { kind: 'latency'; ms: number }
  /** An error status; `code` defaults to the status × 1000. */
  | { kind: 'status'; status: number; code?: number; retryAfterSeconds?: number }
  /** Invalid JSON under a JSON content type. */
  | { kind: 'garbage' }
  /** An HTML page, as from a proxy. */
  | { kind: 'html'; status?: number }
  /** An empty body under a JSON content type. */
  | { kind: 'empty' }
  /** Valid JSON that breaks the contract. */
  | { kind: 'off-contract' }
  /** The call is processed, but the response is truncated. */
  | { kind: 'cut' }
  /** The call is processed, but the response is lost. */
  | { kind: 'lost' }
  /** The call never reaches the API. */
  | { kind: 'offline' }
  /** The call never gets a response. */
  | { kind: 'hang' }

/**
 * A fault injected into matching calls. `path` is a path, a prefix that ends with a slash (`/api/`), or a
 * pattern; the fault ends after `times` calls.
 */
export type Fault = { path: string | RegExp; times?: number } & Effect
export type Faults = readonly Fault[]
