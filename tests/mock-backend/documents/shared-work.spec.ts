import { expect, test } from 'vitest'
import { SharedWork } from '#mock-backend/documents/shared-work.ts'

function setUp() {
  const shared = new SharedWork<string>()
  const started: { readonly signal: AbortSignal; readonly resolve: (value: string) => void }[] = []
  const work = (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    started.push({ signal, resolve })
    return promise
  }
  const ask = (key: string) => {
    const visitor = new AbortController()
    return { leave: () => visitor.abort(new Error('gone')), answer: shared.run(key, work, visitor.signal) }
  }
  return { ask, begun: started }
}

test('Concurrent calls with the same key share the work, those with different keys do not', async () => {
  const { ask, begun } = setUp()
  const [first, second, other] = [ask('a'), ask('a'), ask('b')]
  begun[0]!.resolve('made')
  expect(await Promise.all([first.answer, second.answer])).toEqual(['made', 'made'])
  const later = ask('a')
  for (const { resolve } of begun) resolve('later')
  expect(await Promise.all([other.answer, later.answer])).toEqual(['later', 'later'])
  expect(begun).toHaveLength(3)
})

test('Shared work is aborted when its last caller aborts, and starts again for the next caller', async () => {
  const { ask, begun } = setUp()
  const [first, second] = [ask('a'), ask('a')]
  first.leave()
  await expect(first.answer).rejects.toThrow('gone')
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([false])
  second.leave()
  await expect(second.answer).rejects.toThrow('gone')
  void ask('a')
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, false])
})
