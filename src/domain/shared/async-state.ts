/** State of an asynchronous request (spec 4). */
export type AsyncState<Value, Failure = never> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'success'; readonly value: Value }
  | { readonly kind: 'error'; readonly error: Failure }

export const IDLE = { kind: 'idle' } as const
export const PENDING = { kind: 'pending' } as const

export const succeeded = <Value>(value: Value): AsyncState<Value> => ({ kind: 'success', value })
export const failed = <Failure>(error: Failure): AsyncState<never, Failure> => ({ kind: 'error', error })
