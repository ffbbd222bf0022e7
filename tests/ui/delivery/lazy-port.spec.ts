import { expect, it, vi } from 'vitest'
import { lazyPort } from '#ui/delivery/lazy-port.ts'

const port = { greet: async (name: string) => `Hello ${name}`, forget() {} }

it('a lazy port imports an adapter once, at the first call', async () => {
  const load = vi.fn(async () => port)
  const late = lazyPort(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([late.greet('Anna'), late.greet('Jan')])).toEqual(['Hello Anna', 'Hello Jan'])
  expect(load).toHaveBeenCalledOnce()
})

it('a lazy port rejects a call whose code cannot be loaded, and retries at the next call', async () => {
  const missing = new Error('gone')
  const late = lazyPort(vi.fn(async () => port).mockRejectedValueOnce(missing))
  await expect(late.greet('Anna')).rejects.toBe(missing)
  expect(await late.greet('Anna')).toBe('Hello Anna')
})
