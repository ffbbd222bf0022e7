import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Debounce } from '#application/kernel/debounce.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

it('a debounce runs only the last of several calls within the debounce time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 99 })), (pauses) => {
      const clock = new ManualClock()
      const debounce = new Debounce(clock)
      const ran: number[] = []
      for (const [index, pause] of pauses.entries()) {
        debounce.after(100, () => ran.push(index))
        clock.pass(pause)
      }
      clock.pass(100)
      expect(ran).toEqual(pauses.length === 0 ? [] : [pauses.length - 1])
    }),
  )
})

it('a debounce runs each call if the pauses exceed the debounce time', () => {
  const clock = new ManualClock()
  const debounce = new Debounce(clock)
  const ran: number[] = []
  for (const index of [0, 1, 2]) {
    debounce.after(100, () => ran.push(index))
    clock.pass(100)
  }
  expect(ran).toEqual([0, 1, 2])
})

it('a debounce does not run a cancelled call', () => {
  const clock = new ManualClock()
  const debounce = new Debounce(clock)
  let runs = 0
  debounce.after(100, () => (runs += 1))
  expect(debounce.isWaiting).toBe(true)
  debounce.cancel()
  clock.pass(1_000)
  expect([runs, debounce.isWaiting]).toEqual([0, false])
})

it('a debounce is not waiting when its work starts, so that the work may schedule the next call', () => {
  const clock = new ManualClock()
  const debounce = new Debounce(clock)
  const waiting: boolean[] = []
  debounce.after(1, () => {
    waiting.push(debounce.isWaiting)
    debounce.after(1, () => waiting.push(debounce.isWaiting))
    waiting.push(debounce.isWaiting)
  })
  clock.pass(2)
  expect(waiting).toEqual([false, true, false])
})
