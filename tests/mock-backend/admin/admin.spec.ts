import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

async function adminOf() {
  const calls = api(smallBackend())
  const { body } = await calls.post('/api/loginKih', { username: 'admin@demo.test', password: 'demo' })
  return { ...calls, tokenKih: body.accessToken as string }
}

test('An administrator gets the shop’s error reports, newest first', async () => {
  const { post, tokenKih } = await adminOf()
  for (const message of ['first', 'second', 'third']) {
    await post('/api/error-log', { logLevel: 'error', message, userId: null })
  }
  const { body } = await post('/api/admin/error-log', { tokenKih, length: 2 })
  expect(body.reports.map(({ message }: { message: string }) => message)).toEqual(['third', 'second'])
})

test('An administrator is rejected after the logout', async () => {
  const { post, tokenKih } = await adminOf()
  await post('/api/logoutKih', { token: tokenKih })
  const { status, body } = await post('/api/admin/error-log', { tokenKih, length: 5 })
  expect([status, body.code]).toEqual([401, 401002])
})

test('The administrator can make the mock backend fail, and reset it', async () => {
  const { get, post, tokenKih } = await adminOf()
  expect((await post('/api/admin/mock', { tokenKih, fault: 'down', latencyMs: 1 })).body).toEqual({
    fault: 'down',
    latencyMs: 1,
  })
  expect((await get('/api/settings/search-mode')).status).toBe(503)
  expect((await post('/api/admin/mock', { tokenKih, fault: 'none' })).body).toEqual({
    fault: 'none',
    latencyMs: 1,
  })
  expect((await get('/api/settings/search-mode')).status).toBe(200)
})
