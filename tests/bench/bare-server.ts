/** Sends as many bytes as the path says, again and again: what the machine could do at most. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const bodies = new Map<string, Buffer>()
const server = createServer(({ url = '/0' }, response) => {
  const body = bodies.get(url) ?? Buffer.alloc(Number(url.slice(1)), 'x')
  bodies.set(url, body)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
