/** Baseline: a bare server that repeats recorded responses of the shop at `SHOP`, as fast as the machine allows. */
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { readonly headers: readonly string[]; readonly body: Buffer }

/** Headers that Node adds to each response. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

const shop = process.env['SHOP']!
const results = new Map<string, Promise<Answer>>()

const server = createServer(async (request, response) => {
  const { url = '/', headers } = request
  const key = `${url} ${headers.cookie ?? ''}`
  const cached = results.get(key)
  const answering = cached ?? answerOf(request)
  if (!cached) results.set(key, answering)
  const { headers: sent, body } = await answering
  response.writeHead(200, sent as string[]).end(body)
})

const answerOf = ({ url = '/', headers: { host: _, ...headers } }: IncomingMessage) =>
  new Promise<Answer>((resolve, reject) => {
    get(shop + url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const headers = response.rawHeaders.filter(
          (_, index, all) => !OF_CONNECTION.has(all[index - (index % 2)]!.toLowerCase()),
        )
        resolve({ headers: [...headers, 'content-length', String(body.length)], body })
      })
    }).on('error', reject)
  })

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
