import { describe, expect, it } from 'vitest'
import { SerialQueue } from '#application/kernel/serial-queue.ts'

describe('SerialQueue', () => {
  it('starts a task after the previous one has ended', async () => {
    const queue = new SerialQueue()
    const events: string[] = []
    const first = Promise.withResolvers<void>()
    const running = queue.run(async () => {
      await first.promise
      events.push('first')
    })
    const next = queue.run(() => events.push('second'))
    first.resolve()
    await Promise.all([running, next])
    expect(events).toEqual(['first', 'second'])
  })

  it('processes responses in the order of their requests, if a later response arrives first', async () => {
    const queue = new SerialQueue()
    const slow = Promise.withResolvers<string>()
    const processed: string[] = []
    void queue.run((text) => processed.push(text), slow.promise)
    void queue.run((text) => processed.push(text), Promise.resolve('fast'))
    slow.resolve('slow')
    await queue.whenIdle()
    expect(processed).toEqual(['slow', 'fast'])
  })

  it.each([
    ['task', (queue: SerialQueue) => queue.run(() => Promise.reject(new Error('lost')))],
    ['request', (queue: SerialQueue) => queue.run(() => 'unused', Promise.reject(new Error('lost')))],
  ])('runs the next task after all previous ones if a %s between them fails', async (_, failing) => {
    const queue = new SerialQueue()
    const first = Promise.withResolvers<string>()
    const events: string[] = []
    void queue.run((text) => events.push(text), first.promise)
    const failed = expect(failing(queue)).rejects.toThrow('lost')
    const next = queue.run(() => events.push('next'))
    setTimeout(() => first.resolve('first'))
    await Promise.all([failed, next])
    expect(events).toEqual(['first', 'next'])
  })
})
