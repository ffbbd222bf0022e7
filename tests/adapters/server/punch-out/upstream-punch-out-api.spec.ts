import { expect, it } from 'vitest'
import { UpstreamPunchOutApi } from '#adapters/server/punch-out/upstream-punch-out-api.ts'

const rejectionOf = async (response: Response) => {
  const entered = await new UpstreamPunchOutApi(async () => response).enter('ticket')
  return entered.ok ? undefined : entered.error
}

it.each([
  ['200 with garbage', new Response('{"acc')],
  ['200 with a list', Response.json([])],
  ['400 with a page of a gateway', new Response('<h1>Bad Request</h1>', { status: 400 })],
  ['404 with no code', Response.json({}, { status: 404 })],
])('an unreadable response of the API is treated as a missing response: %s', async (_, response) => {
  expect(await rejectionOf(response)).toMatchObject({ kind: 'unavailable', code: 503_000 })
})

it.each([
  ['no detail', {}],
  ['a detail', { detail: 'Pool exhausted.' }],
])(
  'an API failure with %s is reported with a general error message instead of the API’s detail',
  async (_, detail) => {
    const failure = Response.json({ code: 503_000, ...detail }, { status: 503 })
    expect(await rejectionOf(failure)).toEqual({
      kind: 'unavailable',
      code: 503_000,
      detail: 'The shop is not available at the moment. Try again in a few minutes.',
    })
  },
)

it('a rejection of the API retains its code and detail', async () => {
  const problem = Response.json({ code: 403_007, detail: 'No such host.' }, { status: 403 })
  expect(await rejectionOf(problem)).toMatchObject({ code: 403_007, detail: 'No such host.' })
})
