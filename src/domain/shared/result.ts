/** Outcome of an operation: a value, or a rejection. Defects are thrown instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const valueOf = <Value>(result: Result<Value, unknown>): Value | undefined =>
  result.ok ? result.value : undefined
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error })
