import { describe, expect, test } from 'vitest'
import { IdempotentResponses } from '#mock-backend/http/idempotent-responses.ts'

/** Counts how often a call is processed. */
function counted() {
  const responses = new IdempotentResponses()
  let count = 0
  const send = (key: string, body: unknown = 'a', size = 1) =>
    responses.once({ owner: 'D0100001', key, body }, () => {
      count += 1
      return { status: 200 as const, body: { no: count, text: 'x'.repeat(size) } }
    })
  return { send, processedCount: () => count }
}

describe('IdempotentResponses', () => {
  test('processes two simultaneous identical calls once', async () => {
    const { send, processedCount } = counted()
    const [first, second] = await Promise.all([send('key'), send('key')])
    expect(second).toEqual(first)
    expect(processedCount()).toBe(1)
  })

  test('rejects a key that was sent with a different request', async () => {
    const { send, processedCount } = counted()
    const [, other] = await Promise.all([send('key', 'a'), send('key', 'b')])
    expect([other.status, processedCount()]).toEqual([409, 1])
  })

  test('drops a response after ten thousand later ones', async () => {
    const { send, processedCount } = counted()
    for (let no = 0; no <= 10_000; no += 1) await send(`key-${no}`)
    await send('key-1')
    expect(processedCount()).toBe(10_001)
    await send('key-0')
    expect(processedCount()).toBe(10_002)
  })

  test('does not store responses of more than 20 million characters in total', async () => {
    const { send, processedCount } = counted()
    for (let no = 0; no < 21; no += 1) await send(`key-${no}`, 'a', 1_000_000)
    await send('key-20')
    expect(processedCount()).toBe(21)
    await send('key-0')
    expect(processedCount()).toBe(22)
  })
})
