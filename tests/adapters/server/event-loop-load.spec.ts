import { expect, test } from 'vitest'
import { EventLoopLoad } from '#adapters/server/event-loop-load.ts'

function loopOf() {
  const loop = { active: 0, idle: 0 }
  const load = new EventLoopLoad((since) => {
    const [active, idle] = [loop.active - (since?.active ?? 0), loop.idle - (since?.idle ?? 0)]
    return { active, idle, utilization: active / (active + idle || 1) }
  })
  return { loop, load }
}

test('an event loop without idle time is busy, one that waits for the API is not', () => {
  const { loop, load } = loopOf()
  expect(load.isBusy()).toBe(false)
  loop.active += 200
  expect(load.isBusy()).toBe(true)
  loop.active += 50
  loop.idle += 150
  expect(load.isBusy()).toBe(false)
})

test('a measurement of the event loop that is too short is ignored', () => {
  const { loop, load } = loopOf()
  loop.active += 20
  expect(load.isBusy()).toBe(false)
  loop.active += 100
  expect(load.isBusy()).toBe(true)
  loop.idle += 20
  expect(load.isBusy()).toBe(true)
})
