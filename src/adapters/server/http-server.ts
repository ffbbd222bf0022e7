import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { problem, PROBLEM_TYPE, problemResponse, type ProblemStatus } from './problem.ts'
import { ALLOWED_METHODS, requestRefusal } from './request-check.ts'
import { CLOSED_HEADERS } from './security-headers.ts'

/** Bytes. Larger than what Node takes by default, so that an overlong address gets its own answer. */
const LARGEST_HEAD = 65_536
/** Milliseconds for a request to arrive. */
const HEAD_TIMEOUT = 15_000
const REQUEST_TIMEOUT = 60_000
/** Milliseconds for an idle connection. A balancer keeps its own for 60 s, and must not send into one that just closes. */
const IDLE_TIMEOUT = 65_000

export type Fetch = (request: Request) => Response | Promise<Response>
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void

export function nodeListener(fetch: Fetch): NodeListener {
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    errorHandler: (error) => problemResponse(error instanceof RequestError ? 400 : 500),
  })
  return (request, response) => void listener(request, response)
}

/** Whatever comes over the wire gets an answer, or its connection is closed; none of it reaches the process. */
export function createHttpServer(listener: NodeListener): Server {
  const options = {
    maxHeaderSize: LARGEST_HEAD,
    headersTimeout: HEAD_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: IDLE_TIMEOUT,
    requireHostHeader: false,
  }
  const server = createServer(options, (request, response) => {
    const status = requestRefusal({
      method: request.method,
      target: request.url,
      version: request.httpVersion,
      hosts: request.headersDistinct['host'] ?? [],
    })
    if (status === undefined) return listener(request, response)
    const body = JSON.stringify(problem(status))
    response.writeHead(status, refusalHeaders(status, body)).end(body)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, statusOf(error)))
  server.on('connect', (_, socket: Duplex) => refuse(socket, 405))
  return server
}

function statusOf({ code }: NodeJS.ErrnoException): ProblemStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function refuse(socket: Duplex, status: ProblemStatus): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(problem(status))
  const headers = Object.entries(refusalHeaders(status, body)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`)
}

const refusalHeaders = (status: ProblemStatus, body: string) => ({
  ...CLOSED_HEADERS,
  'content-type': PROBLEM_TYPE,
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
  ...(status === 405 && { allow: ALLOWED_METHODS.join(', ') }),
})
