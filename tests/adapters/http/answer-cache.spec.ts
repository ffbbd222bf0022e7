import { expect, it, vi } from 'vitest'
import { AnswerCache, type DehydratedQueries } from '#adapters/http/answer-cache.ts'

const STALE_MS = 60_000

it('asks once for what is asked several times', async () => {
  const cache = new AnswerCache({ answers: [] })
  const ask = vi.fn(async () => 'answer')
  await Promise.all([cache.read(['a'], STALE_MS, ask), cache.read(['a'], STALE_MS, ask)])
  await cache.read(['a'], STALE_MS, ask)
  expect(ask).toHaveBeenCalledOnce()
})

it('hands its answers over, the same objects, to a cache that asks no more', async () => {
  const journal: DehydratedQueries = { answers: [] }
  const answer = { parts: 3 }
  const given = await new AnswerCache(journal).read(['a', 1], STALE_MS, async () => answer)
  expect(journal.answers).toEqual([{ key: ['a', 1], value: answer }])
  expect(journal.answers[0]?.value).toBe(given)

  const ask = vi.fn()
  await expect(new AnswerCache(journal).read(['a', 1], STALE_MS, ask)).resolves.toEqual(answer)
  expect(ask).not.toHaveBeenCalled()
})

it('keeps no failure', async () => {
  const cache = new AnswerCache({ answers: [] })
  await expect(cache.read(['a'], STALE_MS, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(cache.read(['a'], STALE_MS, async () => 'up')).resolves.toBe('up')
})

it('forgets everything', async () => {
  const journal: DehydratedQueries = { answers: [] }
  const cache = new AnswerCache(journal)
  await cache.read(['a'], STALE_MS, async () => 'first')
  cache.clear()
  expect(journal.answers).toEqual([])
  await expect(cache.read(['a'], STALE_MS, async () => 'second')).resolves.toBe('second')
})

it('gives an answer that was on its way when everything was forgotten, and keeps it for nobody', async () => {
  const journal: DehydratedQueries = { answers: [] }
  const cache = new AnswerCache(journal)
  const { promise, resolve } = Promise.withResolvers<string>()

  const waiting = cache.read(['a'], STALE_MS, () => promise)
  cache.clear()
  resolve('theirs')

  await expect(waiting).resolves.toBe('theirs')
  expect(journal.answers).toEqual([])
  await expect(cache.read(['a'], STALE_MS, async () => 'mine')).resolves.toBe('mine')
})
