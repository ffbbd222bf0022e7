import { once } from '#application/kernel/once.ts'
import { withMissingCodeAsFailure } from '#application/shared/missing-code.ts'

/**
 * A port whose adapter is imported with its first call: the contract client, its schemas and the cache stay out of
 * the page's first scripts, because the server's HTML brings the first data. All methods of `Port` must return
 * promises or nothing. A failed import is an `ApiFailure`, and the next call imports again.
 */
export function lazily<Port extends object>(load: () => Promise<Port>): Port {
  const loaded = once(load)
  return new Proxy({} as Port, {
    get: (_, name) => {
      if (name === 'then' || typeof name === 'symbol') return undefined
      return async (...args: unknown[]) => {
        try {
          const port = await loaded()
          return await (port[name as keyof Port] as (...args: unknown[]) => unknown).apply(port, args)
        } catch (error) {
          throw withMissingCodeAsFailure(error)
        }
      }
    },
  })
}
