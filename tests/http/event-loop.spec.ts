import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { largestBodies } from '../fixtures/largest-body.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { longestPieceOf, LONGEST_PIECE } from '../fixtures/watched-shop.fixture.ts'
import { everyRequest, type AnyRequest } from '../mock-backend/every-request.ts'
import { ShopProcess } from '../scale/support/shop-process.ts'

/** A little less than the server reads of a stranger and of a customer, in bytes. */
const STRANGERS_BODY = 62_000
const CUSTOMERS_BODY = 950_000

const calls = callsOf(shopContract)

let shop: ShopProcess
beforeAll(async () => {
  shop = await ShopProcess.start('src/adapters/server/main.ts', {
    MOCK_API: '1',
    CATALOGUE_SEED: '7',
    CATALOGUE_SIZE: `${SMALL_CATALOGUE}`,
  })
})
afterAll(() => shop.stop('SIGKILL'))

it('the watcher notices a piece of work of 250 ms, and none of 50 ms', async () => {
  const server = await ShopProcess.start('tests/fixtures/held-server.ts', {})
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  const pieceOf = (path: string) => longestPieceOf(server, () => fetch(server.url + path))
  expect(await pieceOf('/long')).toBeGreaterThan(LONGEST_PIECE)
  expect(await pieceOf('/short')).toBeLessThan(LONGEST_PIECE)
})

it('no call of the contract holds others, however large its body', async () => {
  const backend = throughShop()
  const requests = await everyRequest(backend)
  const fallen: string[] = []
  for (const call of calls) {
    const request: AnyRequest = requests[call.path] ?? {}
    const asGuest = request.body && { ...request.body, token: null }
    const bodies = [
      ...largestBodies(call, asGuest, STRANGERS_BODY),
      ...largestBodies(call, request.body, CUSTOMERS_BODY),
    ]
    for (const body of bodies) {
      const statuses: number[] = []
      const piece = await longestPieceOf(shop, async () => {
        const headers = {
          ...request.headers,
          ...('idempotency-key' in (request.headers ?? {}) && freshKey()),
        }
        const sent = new Request(`http://api.test${request.path ?? call.path}`, {
          method: call.method,
          body,
          headers,
        })
        const answer = await backend.respond(sent)
        statuses.push(answer.status)
        await answer.arrayBuffer()
      })
      if (process.env['DEBUG_PIECES']) console.log(call.id, body.length, statuses.join(), Math.round(piece))
      const isRefused = statuses.every((status) => status < 500 || status === 503)
      if (piece <= LONGEST_PIECE && isRefused) continue
      fallen.push(`${call.id}: ${statuses.join()}, ${Math.round(piece)} ms for ${body.length} letters`)
    }
  }
  expect(fallen).toEqual([])
})

const freshKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** The API as a browser reaches it: signatures of tokens are in cookies. */
function throughShop(): MockBackend {
  const cookies = new Map<string, string>()
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    const token = /"(?:token|tokenKih|userToken)":"([^"]+)"/.exec(body ?? '')?.[1]
    const headers = new Headers(request.headers)
    headers.set('origin', shop.url)
    headers.set('content-type', 'application/json')
    const cookie = token === undefined ? undefined : cookies.get(token)
    if (cookie !== undefined) headers.set('cookie', cookie)
    const answer = await fetch(shop.url + pathname + search, { method: request.method, body, headers })
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (set.length > 0) {
      const { accessToken } = (await answer.clone().json()) as { accessToken?: string }
      if (accessToken) cookies.set(accessToken, [...set, `__Host-session=${accessToken}`].join('; '))
    }
    return answer
  }
  return { respond } as MockBackend
}
