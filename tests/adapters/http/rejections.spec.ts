import { expect, it } from 'vitest'
import { ApiProblem } from '#adapters/http/api-problem.ts'
import { rejecting } from '#adapters/http/rejections.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { fail, ok } from '#domain/shared/result.ts'

const refused = (code: number) => () =>
  Promise.reject(new ApiProblem('refused', 'POST /api/any', { code, body: { offers: 2 } }))
const MEANINGS = {
  404_001: 'unknown',
  409_003: ({ body }: ApiProblem) => JSON.stringify(body),
}

it('`rejecting` returns the value of a successful call', async () => {
  await expect(rejecting(MEANINGS, async () => 1)).resolves.toEqual(ok(1))
})

it('`rejecting` maps a rejection by its API code or by its response', async () => {
  await expect(rejecting(MEANINGS, refused(404_001))).resolves.toEqual(fail('unknown'))
  await expect(rejecting(MEANINGS, refused(409_003))).resolves.toEqual(fail('{"offers":2}'))
  await expect(rejecting(({ code }) => code, refused(418_000))).resolves.toEqual(fail(418_000))
})

it.each([
  ['a rejection with an unknown code', new ApiProblem('refused', 'POST /api/any', { code: 422_000 })],
  ['an unreachable API', new ApiFailure('offline', 'POST /api/any')],
  ['the end of a session', new ApiProblem('session-ended', 'POST /api/any', { code: 404_001 })],
  ['a bug', new TypeError('no function')],
])('`rejecting` throws %s instead of mapping it to a rejection', async (_, error) => {
  const call = () => Promise.reject(error)
  await expect(rejecting(MEANINGS, call)).rejects.toBe(error)
})

it('`rejecting` throws a failure that is not a rejection even if a default rejection is declared', async () => {
  const offline = () => Promise.reject(new ApiFailure('offline', 'POST /api/any'))
  await expect(rejecting(() => 'refused', offline)).rejects.toThrow(ApiFailure)
})
