import { initContract } from '@ts-rest/core'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ContractViolation } from '#mock-backend/http/contract-check.ts'
import { replyToAll } from '#mock-backend/http/reply-to.ts'
import { errorResponse } from '#mock-backend/http/error-response.ts'

const contract = initContract().router({
  weigh: {
    method: 'POST',
    path: '/api/scales/:scale/weigh',
    pathParams: z.object({ scale: z.string().check(z.maxLength(3)) }),
    query: z.object({ unit: z.enum(['KGM', 'GRM']) }),
    body: z.object({ parts: z.array(z.object({ sku: z.string(), qty: z.int() })) }),
    responses: { 200: z.object({ weight: z.number() }) },
  },
})

const weigh = (body: string, { path = '/api/scales/one/weigh?unit=KGM', type = 'application/json' } = {}) =>
  new Request(`http://api.test${path}`, { method: 'POST', body, headers: { 'content-type': type } })

const answering = (reply: object) => [replyToAll(contract, { weigh: () => reply as never })]
const twelve = answering({ status: 200, body: { weight: 12 } })
const valid = JSON.stringify({ parts: [{ sku: 'NW-4.61984', qty: 2 }] })

test('A valid response is sent as JSON with no-store', async () => {
  const response = await getResponse(twelve, weigh(valid))
  expect(response?.status).toBe(200)
  expect(response?.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(await response?.json()).toEqual({ weight: 12 })
})

test('Each field that violates the contract is reported with its path', async () => {
  const body = JSON.stringify({
    parts: [
      { sku: 4, qty: 1 },
      { sku: 'x', qty: 1.5 },
    ],
  })
  const response = await getResponse(twelve, weigh(body, { path: '/api/scales/four/weigh?unit=TON' }))
  expect(response?.status).toBe(400)
  expect(response?.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const problem = (await response?.json()) as { code: number; errors: { pointer: string }[] }
  expect(problem.code).toBe(400001)
  expect(problem.errors.map(({ pointer }) => pointer)).toEqual([
    '/path/scale',
    '/query/unit',
    '/parts/0/sku',
    '/parts/1/qty',
  ])
})

test.each([
  ['broken JSON', '{"parts":', 'application/json', 'broken_json'],
  ['an empty body', '', 'application/json', 'broken_json'],
  ['a form', 'parts=1', 'application/x-www-form-urlencoded', 'not_json'],
])('A body that is %s is rejected', async (_title, body, type, code) => {
  const response = await getResponse(twelve, weigh(body, { type }))
  expect(response?.status).toBe(400)
  expect(await response?.json()).toMatchObject({ code: 400001, errors: [{ pointer: '', code }] })
})

test.each(['\\ud800', 'a\\uDFFFb', '\\udc00\\ud800'])(
  'A text with the lone surrogate %s is rejected',
  async (half) => {
    for (const body of [`{"parts":[{"sku":"${half}","qty":1}]}`, `{"parts":[],"${half}":1}`]) {
      const response = await getResponse(twelve, weigh(body))
      expect(response?.status).toBe(400)
      expect(await response?.json()).toMatchObject({ code: 400001, errors: [{ code: 'broken_text' }] })
    }
  },
)

test('A list of hundreds of thousands of elements is rejected before its elements are validated', async () => {
  const response = await getResponse(twelve, weigh(`{"parts":[${'1,'.repeat(450_000)}1]}`))
  expect(response?.status).toBe(400)
  expect(await response?.json()).toMatchObject({ code: 400001, errors: [{ code: 'too_many_elements' }] })
})

test('A response lists at most 100 errors of a call', async () => {
  const response = await getResponse(twelve, weigh(`{"parts":[${'1,'.repeat(10_000)}1]}`))
  expect(response?.status).toBe(400)
  expect(await response?.json()).toMatchObject({ errors: { length: 100 } })
})

test.each(['\\ud83d\\ude97', '\\\\ud800', '🚗'])(
  'A text with the complete character %s is accepted',
  async (whole) => {
    const response = await getResponse(twelve, weigh(`{"parts":[{"sku":"${whole}","qty":1}]}`))
    expect(response?.status).toBe(200)
  },
)

test('A response that violates the contract throws an error', async () => {
  const offContract = answering({ status: 200, body: { weight: 'heavy' } })
  await expect(getResponse(offContract, weigh(valid))).rejects.toThrow(ContractViolation)
})

test('A status that is not in the contract throws an error', async () => {
  const teapot = answering(errorResponse(403, 403000))
  await expect(getResponse(teapot, weigh(valid))).rejects.toThrow(/unknown_status/)
})
