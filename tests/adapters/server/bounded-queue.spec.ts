import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createApp } from '#adapters/server/app.ts'
import { BoundedQueue } from '#adapters/server/bounded-queue.ts'
import { fakeBuild } from './fake-build.ts'

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

test('runs so many at once, the others in their order, and refuses what is too much', async () => {
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

test('goes on after a task that failed, and has all its places again', async () => {
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

test('a shop with too much to do says when to come back, and is well as soon as it has less', async () => {
  const api = Promise.withResolvers<void>()
  const app = createApp({
    build: fakeBuild(),
    upstream: async () => {
      await api.promise
      return Response.json({})
    },
    config: { publicOrigin: undefined },
    clientDirectory: undefined,
  })
  const asked = Array.from({ length: 200 }, async () => app.request('/cart'))
  const refused = await app.request('/cart')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await app.request('/healthz')).status).toBe(200)
  api.resolve()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200)).toHaveLength(128)
  expect((await app.request('/cart')).status).toBe(200)
})
