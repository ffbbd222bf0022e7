import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports of a system (Linux from 32768): no other program gets one of these in the meantime.
 */
const PORTS = [16_384, 32_768] as const

/** For a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
