import { expect, it, vi } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { lazily } from '#ui/composition/lazily.ts'

const port = { greet: async (name: string) => `Hello ${name}`, forget() {} }

/** What the browsers and Vite say of a file of code that they could not fetch. */
const MESSAGES = [
  'Failed to fetch dynamically imported module: https://shop.test/assets/port.js',
  'error loading dynamically imported module: https://shop.test/assets/port.js',
  'Importing a module script failed.',
  'Unable to preload CSS for https://shop.test/assets/port.css',
]

it('imports an adapter with the first call, and once', async () => {
  const load = vi.fn(async () => port)
  const lazy = lazily(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([lazy.greet('Anna'), lazy.greet('Jan')])).toEqual(['Hello Anna', 'Hello Jan'])
  expect(load).toHaveBeenCalledOnce()
})

it.each(MESSAGES)('answers like an API that nobody reaches, then works: %s', async (message) => {
  const cause = new TypeError(message)
  const lazy = lazily(vi.fn(async () => port).mockRejectedValueOnce(cause))
  const refused = await lazy.greet('Anna').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiFailure)
  expect(refused).toMatchObject({ kind: 'offline', cause })
  expect(await lazy.greet('Anna')).toBe('Hello Anna')
})

it('answers alike where the adapter itself misses code', async () => {
  const greet = vi.fn(port.greet).mockRejectedValueOnce(new TypeError(MESSAGES[0]))
  const lazy = lazily(async () => ({ greet }))
  await expect(lazy.greet('Anna')).rejects.toMatchObject({ kind: 'offline' })
  expect(await lazy.greet('Anna')).toBe('Hello Anna')
})

it('leaves a defect what it is', async () => {
  const defect = new TypeError('undefined is not a function')
  await expect(lazily<typeof port>(() => Promise.reject(defect)).greet('Anna')).rejects.toBe(defect)
})
