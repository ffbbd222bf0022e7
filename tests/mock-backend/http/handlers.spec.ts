import { getResponse } from 'msw'
import { initContract } from '@ts-rest/core'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { errorResponses } from '#contracts/errors/problem.ts'
import { requireFound, errorResponse, HttpError } from '#mock-backend/http/error-response.ts'
import { replyToAll, type Handlers } from '#mock-backend/http/reply-to.ts'

const weight = { ...errorResponses, 200: z.object({ grams: z.int() }) }
const contract = initContract().router({
  scales: {
    weigh: {
      method: 'POST',
      path: '/api/weigh',
      headers: { 'idempotency-key': z.string() },
      body: z.object({ parts: z.int() }),
      responses: weight,
    },
    last: { method: 'GET', path: '/api/last', responses: weight },
  },
})
type Scales = Handlers<typeof contract>['scales']

const weigh = ({ body }: { body: { parts: number } }) =>
  ({ status: 200, body: { grams: body.parts * 12 } }) as const
const last = () => ({ status: 200, body: { grams: 12 } }) as const

const responseTo = async (scales: Scales, path: string, init: RequestInit = {}) => {
  const response = await getResponse(
    [replyToAll(contract, { scales })],
    new Request(`http://api.test${path}`, init),
  )
  return { status: response?.status, body: await response?.json() }
}

test('Each call of the contract gets the response of its handler', async () => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'once' }
  const init = { method: 'POST', body: '{"parts":2}', headers }
  expect(await responseTo({ weigh, last }, '/api/weigh', init)).toEqual({ status: 200, body: { grams: 24 } })
  expect(await responseTo({ weigh, last }, '/api/last')).toEqual({ status: 200, body: { grams: 12 } })
})

test('A rejection thrown by a helper is sent as the response', async () => {
  const nothing = () =>
    requireFound(undefined as { status: 200; body: { grams: number } } | undefined, 'scale')
  expect(await responseTo({ weigh, last: nothing }, '/api/last')).toMatchObject({
    status: 404,
    body: { code: 404001, detail: 'There is no such scale.' },
  })
  const forbidden = () => Promise.reject(new HttpError(errorResponse(403, 403001)))
  expect(await responseTo({ weigh, last: forbidden }, '/api/last')).toMatchObject({ status: 403 })
})

test('An error that is not a rejection is thrown unchanged', async () => {
  const broken = () => Promise.reject(new RangeError('broken'))
  await expect(responseTo({ weigh, last: broken }, '/api/last')).rejects.toThrow('broken')
})

test('A table of handlers that does not match the contract does not compile', () => {
  // @ts-expect-error a call without a handler
  const missing: Scales = { weigh }
  // @ts-expect-error a handler without a call
  const misspelled: Scales = { weigh, last, lats: last }
  // @ts-expect-error a response that violates the contract
  const offContract: Scales = { weigh, last: () => ({ status: 200, body: { grams: 'few' } }) }
  expect([missing, misspelled, offContract]).toHaveLength(3)
})

test('The request of a handler has the types of the contract', () => {
  type Call = Parameters<Scales['weigh']>[0]
  expectTypeOf<Call['body']>().toEqualTypeOf<{ parts: number }>()
  expectTypeOf<Call['headers']['idempotency-key']>().toEqualTypeOf<string>()
})
