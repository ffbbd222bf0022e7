import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Range below the ephemeral ports (on Linux from 32768), so that the system does not assign these ports. */
const PORTS = [16_384, 32_768] as const

/** A free port for a program that cannot choose a port itself. */
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
