import { once } from '#application/kernel/once.ts'

/**
 * A port whose adapter is imported with its first call. All methods of `Port` must return promises or nothing. Code that
 * cannot be fetched rejects the call with an `ApiFailure`, and the next call imports again.
 */
export function lazyPort<Port extends object>(load: () => Promise<Port>): Port {
  const loaded = once(load)
  return new Proxy({} as Port, {
    get: (_, name) => {
      if (name === 'then' || typeof name === 'symbol') return undefined
      return async (...args: unknown[]) => {
        const port = await loaded()
        return (port[name as keyof Port] as (...args: unknown[]) => unknown).apply(port, args)
      }
    },
  })
}
