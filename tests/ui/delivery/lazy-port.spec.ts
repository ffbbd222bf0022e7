import { expect, it, vi } from 'vitest'
import { lazyPort } from '#ui/delivery/lazy-port.ts'

const port = { greet: async (name: string) => `Hello ${name}`, forget() {} }

it('imports an adapter at the first call, and once', async () => {
  const load = vi.fn(async () => port)
  const late = lazyPort(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([late.greet('Anna'), late.greet('Jan')])).toEqual(['Hello Anna', 'Hello Jan'])
  expect(load).toHaveBeenCalledOnce()
})

it('rejects a call without its code, and imports again at the next', async () => {
  const missing = new Error('gone')
  const late = lazyPort(vi.fn(async () => port).mockRejectedValueOnce(missing))
  await expect(late.greet('Anna')).rejects.toBe(missing)
  expect(await late.greet('Anna')).toBe('Hello Anna')
})
