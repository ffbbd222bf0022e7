/** One request with its response, without secrets, for the report. */
export type Exchange = {
  readonly sent: {
    readonly method: string
    readonly path: string
    readonly body?: unknown
    readonly idempotencyKey?: string
  }
  /** Response; absent if none arrived. */
  readonly response?: { readonly status: number; readonly body: unknown }
}

const SECRETS = new Set(['token', 'userToken', 'tokenKih', 'password', 'accessToken', 'secret', 'ticket'])

/** Replaces tokens and passwords at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRETS.has(name) && typeof field === 'string' ? '…' : withoutSecrets(field),
    ]),
  )
}
