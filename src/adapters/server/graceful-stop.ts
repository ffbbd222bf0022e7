import type { Server } from 'node:http'

const SWEEP_INTERVAL = 50

/**
 * Closes the port and waits for running requests. Resolves to true if all ended before the deadline in ms; the others
 * are aborted.
 */
export async function stopGracefully(server: Server, deadline: number): Promise<boolean> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL)
  const cut = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => {
    cut.resolve(false)
    server.closeAllConnections()
  }, deadline)
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
  server.closeIdleConnections()
  try {
    return await Promise.race([cut.promise, closed])
  } finally {
    clearInterval(sweep)
    clearTimeout(timer)
  }
}
