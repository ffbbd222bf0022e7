type Effect =
  /** Answered properly, but late. */
  | { kind: 'latency'; ms: number }
  /** Refused with this status; `code` is the status × 1000 unless given. */
  | { kind: 'status'; status: number; code?: number; retryAfterSeconds?: number }
  /** Says JSON and is none. */
  | { kind: 'garbage' }
  /** The page of some proxy in between. */
  | { kind: 'html'; status?: number }
  /** Says JSON and has no body. */
  | { kind: 'empty' }
  /** JSON that the contract does not know. */
  | { kind: 'off-contract' }
  /** Carried out, but the answer breaks off half way. */
  | { kind: 'cut' }
  /** Carried out, but the answer never arrives. */
  | { kind: 'lost' }
  /** Never arrives at the API at all. */
  | { kind: 'offline' }
  /** Never answered. */
  | { kind: 'hang' }

/**
 * Something that goes wrong with matching calls. `path` is one path, all paths below one (`/api/`), or a pattern;
 * after `times` calls all is well again.
 */
export type Fault = { path: string | RegExp; times?: number } & Effect
export type Faults = readonly Fault[]
