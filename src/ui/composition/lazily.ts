/**
 * A port whose adapter arrives with its first call: the contract client, its schemas and the cache stay out of
 * the page's first scripts, because the server's HTML brings the first data. All methods of `Port` must answer
 * promises or nothing.
 */
export function lazily<Port extends object>(load: () => Promise<Port>): Port {
  let loading: Promise<Port> | undefined
  return new Proxy({} as Port, {
    get: (_, name) => {
      if (name === 'then' || typeof name === 'symbol') return undefined
      return async (...args: unknown[]) => {
        const port = await (loading ??= load())
        return (port[name as keyof Port] as (...args: unknown[]) => unknown).apply(port, args)
      }
    },
  })
}
