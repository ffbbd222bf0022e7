import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BoundedQueue } from '#adapters/server/bounded-queue.ts'
import { fakeApp } from './fake-app.ts'

function tasks() {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const task = (name: string) => () => {
    started.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  return { started, task, end: (name: string) => ends.get(name)!.resolve(name), ends }
}

test('the queue runs a limited number of tasks at once, starts further tasks in order, and rejects the rest', async () => {
  const queue = new BoundedQueue({ concurrency: 2, length: 2 })
  const { started, task, end } = tasks()
  const runs = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(task(name)))
  expect(runs.map((run) => run !== undefined)).toEqual([true, true, true, true, false])
  expect(started).toEqual(['a', 'b'])
  end('b')
  expect(await runs[1]).toBe('b')
  await turn()
  expect(started).toEqual(['a', 'b', 'c'])
  const late = queue.run(task('f'))
  expect(queue.run(task('g'))).toBeUndefined()
  for (const name of ['a', 'c', 'd', 'f']) {
    await turn()
    end(name)
  }
  expect(await Promise.all([runs[0], runs[2], runs[3], late])).toEqual(['a', 'c', 'd', 'f'])
  expect(started).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('the queue uses all slots again after a task has failed', async () => {
  const queue = new BoundedQueue({ concurrency: 1, length: 1 })
  const failed = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(() => Promise.resolve('next'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
  const { started, task } = tasks()
  void queue.run(task('a'))
  void queue.run(task('b'))
  expect([started, queue.run(task('c'))]).toEqual([['a'], undefined])
})

/** A queue with a separate clock, in which each task ends `ms` after the previous one. */
function queueAtRate(limits: ConstructorParameters<typeof BoundedQueue>[0]) {
  let now = 0
  const busy = { isBusy: false }
  const queue = new BoundedQueue(limits, { now: () => now, isBusy: () => busy.isBusy })
  const { started, task, ends } = tasks()
  const endNext = async (ms: number) => {
    now += ms
    const [name] = ends.keys()
    ends.get(name!)!.resolve(name!)
    ends.delete(name!)
    await turn()
  }
  const ask = (count: number) =>
    Array.from({ length: count }, (_, index) => queue.run(task(`${now}-${index}`)))
  return { ask, endNext, started, busy }
}

const accepted = (runs: readonly unknown[]) => runs.filter((run) => run !== undefined).length

test('the queue rejects tasks whose wait would be too long at the current rate', async () => {
  const { ask, endNext } = queueAtRate({ concurrency: 2, length: 100, longestWait: 100 })
  expect(accepted(ask(12))).toBe(12)
  for (let count = 0; count < 5; count += 1) await endNext(20)
  // five of ten have started: the sixth in the queue would wait 120 ms
  expect(accepted(ask(4))).toBe(0)
  for (let count = 0; count < 2; count += 1) await endNext(20)
  expect(accepted(ask(4))).toBe(2)
})

test('the queue rejects earlier at a falling rate, and accepts more at a rising rate', async () => {
  const { ask, endNext } = queueAtRate({ concurrency: 1, length: 100, longestWait: 100 })
  ask(100)
  for (let count = 0; count < 50; count += 1) await endNext(20)
  for (let count = 0; count < 48; count += 1) await endNext(60)
  expect(accepted(ask(5))).toBe(0)
  await endNext(60)
  expect(accepted(ask(5))).toBe(1)
})

test('the queue always accepts the load of a few visitors, however slow the tasks are', async () => {
  const { ask, endNext } = queueAtRate({ concurrency: 2, length: 100, longestWait: 100, always: 10 })
  ask(10)
  for (let count = 0; count < 9; count += 1) await endNext(5_000)
  for (let round = 0; round < 20; round += 1) {
    expect(accepted(ask(9))).toBe(9)
    for (let count = 0; count < 9; count += 1) await endNext(5_000)
  }
})

test('the queue runs fewer tasks at once while the CPU is busy, but accepts as many as before', async () => {
  const { ask, endNext, started, busy } = queueAtRate({ concurrency: 4, whenBusy: 2, length: 4 })
  busy.isBusy = true
  expect(accepted(ask(9))).toBe(8)
  expect(started).toHaveLength(2)
  await endNext(1)
  expect(started).toHaveLength(3)
  busy.isBusy = false
  await endNext(1)
  expect(started).toHaveLength(6)
})

test('the queue removes a queued task whose client disconnects', async () => {
  const queue = new BoundedQueue({ concurrency: 1, length: 1 })
  const { started, task, end } = tasks()
  void queue.run(task('a'))
  const leaving = new AbortController()
  const remaining = queue.run(task('b'), leaving.signal)
  expect(queue.run(task('c'))).toBeUndefined()
  leaving.abort(new Error('gone'))
  await expect(remaining).rejects.toThrow('gone')
  expect(queue.run(task('d'))).toBeDefined()
  end('a')
  await turn()
  expect(started).toEqual(['a', 'd'])
})

test('the queue does not count the time without tasks when it estimates the wait', async () => {
  const { ask, endNext } = queueAtRate({ concurrency: 1, length: 100, longestWait: 100 })
  ask(3)
  for (let count = 0; count < 3; count += 1) await endNext(20)
  ask(1)
  await endNext(60_000)
  expect(accepted(ask(6))).toBe(6)
})

test('an overloaded shop sends Retry-After, and accepts requests again when its load falls', async () => {
  const api = Promise.withResolvers<void>()
  const app = fakeApp({
    upstream: async () => {
      await api.promise
      return Response.json({})
    },
  })
  const pendingResponses = Array.from({ length: 200 }, async () => app.request('/cart'))
  const refused = await app.request('/cart')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await app.request('/healthz')).status).toBe(200)
  api.resolve()
  const statuses = (await Promise.all(pendingResponses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200)).toHaveLength(128)
  expect((await app.request('/cart')).status).toBe(200)
})
