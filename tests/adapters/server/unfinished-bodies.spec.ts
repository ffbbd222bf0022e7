import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnfinishedBodies } from '#adapters/server/unfinished-bodies.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMIT = { max: 100, within: 10_000 }

/** A body that the test sends piece by piece. */
function body() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    readable,
    send: (bytes: number) => writer.write(new Uint8Array(bytes).fill(1)),
    end: () => writer.close(),
    fail: (error: Error) => writer.abort(error),
  }
}

/** Result of a promise that has settled. */
const settled = async <T>(promise: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([promise, Promise.resolve('pending' as const)])
}

test('a body that arrives in chunks is read completely', async () => {
  const bodies = new UnfinishedBodies()
  const { readable, send, end } = body()
  const read = bodies.read(readable, LIMIT)
  for (const size of [1, 60, 39]) await send(size)
  await end()
  expect(await read).toEqual({ ok: true, value: new Uint8Array(100).fill(1) })
})

test('a body over its limit is rejected before it ends', async () => {
  const { readable, send } = body()
  const read = new UnfinishedBodies().read(readable, LIMIT)
  await send(60)
  expect(await settled(read)).toBe('pending')
  void send(41)
  expect(await read).toEqual({ ok: false, error: 'too-large' })
})

test('a body that has not arrived at its deadline is aborted, even if bytes still arrive', async () => {
  const { readable, send } = body()
  const read = new UnfinishedBodies().read(readable, LIMIT)
  for (let second = 0; second < 10; second += 1) {
    expect(await settled(read)).toBe('pending')
    void send(1)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(await read).toEqual({ ok: false, error: 'incomplete' })
})

test.each([
  ['a thousand chunks of one byte are accepted', 1_000, 1, 1_000],
  ['a thousand and one chunks of one byte abort the request', 1_001, 1, 'incomplete'],
  ['1,200 chunks of sixteen bytes are accepted', 1_200, 16, 19_200],
])('the number of small chunks in a body is limited: %s', async (_, count, size, result) => {
  const { readable, send, end } = body()
  const read = new UnfinishedBodies().read(readable, { max: 100_000, within: 10_000 })
  for (let chunk = 0; chunk < count; chunk += 1) await Promise.race([send(size), read])
  void end()
  const bytes = await read
  expect(bytes.ok ? bytes.value.length : bytes.error).toBe(result)
})

test('reading a body throws if its client disconnects', async () => {
  const { readable, fail } = body()
  const read = new UnfinishedBodies().read(readable, LIMIT)
  void fail(new Error('gone'))
  await expect(read).rejects.toThrow('gone')
})

test('a third simultaneous body of a client aborts the client’s oldest body, but not those of other clients', async () => {
  const bodies = new UnfinishedBodies({ ofOne: { count: 2, bytes: 1_000 } })
  const start = (client: string) => {
    const sent = body()
    return { ...sent, read: bodies.read(sent.readable, LIMIT, client) }
  }
  const other = start('b')
  const [first, second, third] = [start('a'), start('a'), start('a')]
  expect(await settled(first.read)).toEqual({ ok: false, error: 'incomplete' })
  await second.end()
  expect(await second.read).toMatchObject({ ok: true })
  const fourth = start('a')
  expect(await Promise.all([third, fourth, other].map(({ read }) => settled(read)))).toEqual([
    'pending',
    'pending',
    'pending',
  ])
})

test.each([
  ['one client', { ofOne: { count: 9, bytes: 100 } }, ['a', 'a', 'b']],
  ['all clients', { ofAll: { count: 9, bytes: 100 } }, ['a', 'b', 'c']],
])('the oldest body is aborted when the bodies of %s exceed the byte limit', async (_, limits, clients) => {
  const bodies = new UnfinishedBodies(limits)
  const sent = clients.map((client) => {
    const each = body()
    return { ...each, read: bodies.read(each.readable, LIMIT, client) }
  })
  await Promise.all(sent.slice(0, 2).map(({ send }) => send(50)))
  expect(await settled(sent[0]!.read)).toBe('pending')
  void sent[1]!.send(1)
  expect(await Promise.all(sent.map(({ read }) => settled(read)))).toEqual([
    { ok: false, error: 'incomplete' },
    'pending',
    'pending',
  ])
})
