import { afterEach, expect, it, vi } from 'vitest'
import { tabLock } from '#adapters/browser/downloads/tab-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const turnOf = () => `turn ${crypto.randomUUID()}`

it('the tab lock runs tasks with the same name one after the other', async () => {
  const turn = turnOf()
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    return 'open' as const
  }
  await Promise.all([tabLock.run(turn, task('one')), tabLock.run(turn, task('other'))])
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

it('the tab lock is retained after a task with the result "settled", so that the next task waits', async () => {
  const turn = turnOf()
  const other = vi.fn(async () => 'open' as const)
  await tabLock.run(turn, async () => 'settled')
  void tabLock.run(turn, other)
  const { held = [], pending = [] } = await navigator.locks.query()
  const named = (locks: readonly LockInfo[]) => locks.filter(({ name }) => name === turn).length
  expect([named(held), named(pending), other.mock.calls.length]).toEqual([1, 1, 0])
})

it('the tab lock runs the next task after a task fails, and reports the failure', async () => {
  const turn = turnOf()
  const failing = tabLock.run(turn, () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow('no room')
  await tabLock.run(turn, async () => 'open')
})

it('the tab lock runs tasks without a lock if the browser has no Web Locks', async () => {
  vi.stubGlobal('navigator', {})
  const task = vi.fn(async () => 'settled' as const)
  await tabLock.run('any', task)
  await tabLock.run('any', task)
  expect(task).toHaveBeenCalledTimes(2)
})
