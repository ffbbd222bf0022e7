import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { clientAddress } from './login/client-address.ts'
import { limitCookies } from './limited-cookies.ts'
import { problem, PROBLEM_TYPE, problemResponse, type ProblemStatus } from './problem.ts'
import { ALLOWED_METHODS, requestProblemStatus } from './request-check.ts'
import { CLOSED_HEADERS } from './security-headers.ts'
import { STATIC_PAGE_POLICY } from './static-error-page.ts'
import { unreadableAddressPage } from './unreadable-address-page.ts'

/**
 * Maximum size of the headers in bytes. Larger than Node's default, so that the server can respond to an overlong URL
 * with the right error.
 */
const HEAD_SIZE_MAX = 65_536
/** Timeouts in ms for the headers and for the whole request, and the interval of checking them. */
const HEAD_TIMEOUT = 15_000
const REQUEST_TIMEOUT = 60_000
const TIMEOUT_CHECK = 2_000
/**
 * Maximum time in ms without a byte in either direction. A page may wait for several API responses in sequence, each of
 * which takes a minute at most.
 */
const STALL_TIMEOUT = 300_000
/** Time in ms in which a rejected client can read the response, before the server closes the connection. */
const LINGER = 2_000
/**
 * Keep-alive timeout in ms. Longer than the 60 s of a load balancer, which otherwise would send a request into a
 * closing connection.
 */
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

/**
 * Creates the HTTP server. A malformed request gets an error response or a closed connection, and does not reach the
 * application.
 */
export function createHttpServer(
  listener: NodeListener,
  { connectionsPerAddress = Infinity }: { readonly connectionsPerAddress?: number } = {},
): Server {
  const options = {
    maxHeaderSize: HEAD_SIZE_MAX,
    headersTimeout: HEAD_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: TIMEOUT_CHECK,
    keepAliveTimeout: IDLE_TIMEOUT,
    requireHostHeader: false,
  }
  const server = createServer(options, (request, response) => {
    const status = requestProblemStatus({
      method: request.method,
      target: request.url,
      version: request.httpVersion,
      hosts: hostsIn(request.rawHeaders),
    })
    if (status === undefined) {
      limitCookies(request)
      return listener(request, response)
    }
    const page = pageFor(request, status)
    const body = page ?? JSON.stringify(problem(status))
    const headers = problemHeaders(status, body)
    response.writeHead(status, page === undefined ? headers : { ...headers, ...PAGE_HEADERS }).end(body)
  })
  server.timeout = STALL_TIMEOUT
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => reject(socket, statusOf(error)))
  limitConnections(server, connectionsPerAddress)
  server.on('connect', (_, socket: Duplex) => reject(socket, 405))
  return server
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': STATIC_PAGE_POLICY,
} as const

/** Error page for a browser that opens an invalid or overlong URL. */
function pageFor({ url = '', headers }: IncomingMessage, status: ProblemStatus): string | undefined {
  const isAddress = status === 400 || status === 414
  return isAddress && headers.accept?.includes('text/html') === true ? unreadableAddressPage(url) : undefined
}

/** Values of all Host headers. Node's `headersDistinct` would copy all other headers as well. */
const hostsIn = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')

/** Closes connections of an address beyond `max`, so that one client cannot use all connections of the system. */
function limitConnections(server: Server, max: number): void {
  if (max === Infinity) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress, null, 0) ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const remaining = (open.get(address) ?? 1) - 1
      if (remaining === 0) open.delete(address)
      else open.set(address, remaining)
    })
  })
}

function statusOf({ code }: NodeJS.ErrnoException): ProblemStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function reject(socket: Duplex, status: ProblemStatus): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(problem(status))
  const headers = Object.entries(problemHeaders(status, body)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`)
  const lingering = setTimeout(() => socket.destroy(), LINGER).unref()
  socket.once('close', () => clearTimeout(lingering))
}

const problemHeaders = (status: ProblemStatus, body: string) => ({
  ...CLOSED_HEADERS,
  'content-type': PROBLEM_TYPE,
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
  ...(status === 405 && { allow: ALLOWED_METHODS.join(', ') }),
})
