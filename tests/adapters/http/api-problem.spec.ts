import { expect, it } from 'vitest'
import { ApiProblem } from '#adapters/http/api-problem.ts'

it('the message of an ApiProblem contains call, code and trace id, and the added trace id changes no other field', () => {
  const said = { code: 409_001, body: { title: 'stale' }, retryAfter: 30 }
  const traced = new ApiProblem('refused', 'cart/add', said).within('abc')
  expect(traced).toBeInstanceOf(ApiProblem)
  expect(traced.message).toBe('cart/add: refused 409001 (trace abc)')
  expect(traced).toMatchObject({
    kind: 'refused',
    call: 'cart/add',
    rejectedStatus: 409,
    ...said,
    traceId: 'abc',
  })
})

it.each([
  [403_001, 'order'],
  [403_002, 'invoice'],
  [403_003, 'shipment'],
  [403_004, 'showPrice'],
  [403_005, 'fillBasket'],
  [403_006, 'vinSearch'],
  [403_007, 'people'],
  [403_008, 'ownSession'],
  [404_001, undefined],
])('the API code %d is mapped to the right that the user lacks', (code, missingRight) => {
  expect(new ApiProblem('refused', 'any', { code }).missingRight).toBe(missingRight)
})
