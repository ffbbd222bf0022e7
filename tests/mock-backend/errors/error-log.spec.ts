import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

test('The newest two hundred reports are stored, with their time', async () => {
  let now = 0
  const backend = smallBackend({ clock: () => now })
  const { post } = api(backend)
  for (now = 1; now <= 205; now++) {
    const report = { logLevel: 'error', message: `Report ${now}`, userId: null }
    expect((await post('/api/error-log', report)).body).toEqual({})
  }
  expect(backend.errorLog).toHaveLength(200)
  expect(backend.errorLog[0]).toEqual({ at: 6, logLevel: 'error', message: 'Report 6', userId: null })
  expect(backend.errorLog.at(-1)).toMatchObject({ at: 205, message: 'Report 205' })
})

test('A report that is too long is rejected', async () => {
  const backend = smallBackend()
  const report = { logLevel: 'warn', message: 'x'.repeat(2001), userId: 'D0100001' }
  expect((await api(backend).post('/api/error-log', report)).status).toBe(400)
  expect(backend.errorLog).toEqual([])
})
