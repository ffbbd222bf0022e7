import { expect, it, vi } from 'vitest'
import { once } from '#application/kernel/once.ts'

it('runs one load for all simultaneous callers', async () => {
  const load = vi.fn(async () => 'loaded')
  const loaded = once(load)
  expect(await Promise.all([loaded(), loaded()])).toEqual(['loaded', 'loaded'])
  expect(await loaded()).toBe('loaded')
  expect(load).toHaveBeenCalledOnce()
})

it('rejects all callers after a failure, and loads again on the next call', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('gone'))
  const loaded = once(load)
  const waiting = [loaded(), loaded()]
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await loaded()).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
