import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'

function anyScheduler() {
  let now = 0
  const scheduler = new JobScheduler(() => now)
  const passTo = (time: number) => {
    now = time
    scheduler.run()
  }
  return { scheduler, passTo }
}

test('A job runs once when the clock passes its time, with that time as its argument', () => {
  const { scheduler, passTo } = anyScheduler()
  const executed: number[] = []
  scheduler.at(10, (time) => executed.push(time))
  passTo(9)
  expect(executed).toEqual([])
  passTo(500)
  passTo(501)
  expect(executed).toEqual([10])
})

test('After a long pause the jobs run by time, those of the same time in the sequence of scheduling', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
      const { scheduler, passTo } = anyScheduler()
      const executed: [number, number][] = []
      times.forEach((time, index) => scheduler.at(time, () => executed.push([time, index])))
      passTo(1000)
      expect(executed).toEqual(
        times
          .map((time, index): [number, number] => [time, index])
          .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]),
      )
    }),
  )
})

test('A job that is scheduled for a past time runs in the same pass', () => {
  const { scheduler, passTo } = anyScheduler()
  const executed: string[] = []
  scheduler.at(1, (time) => {
    scheduler.at(time + 1, () => executed.push('planned by the first'))
    executed.push('first')
  })
  scheduler.at(3, () => executed.push('third'))
  passTo(3)
  expect(executed).toEqual(['first', 'planned by the first', 'third'])
})

test('Setting the clock back neither undoes nor repeats a job', () => {
  const { scheduler, passTo } = anyScheduler()
  const executed: number[] = []
  scheduler.at(10, (time) => executed.push(time))
  for (const time of [20, 5, 30]) passTo(time)
  expect(executed).toEqual([10])
})

test('A job that throws is not repeated, and does not delay other jobs', () => {
  const { scheduler, passTo } = anyScheduler()
  const executed: number[] = []
  scheduler.at(1, () => {
    throw new Error('broken')
  })
  scheduler.at(2, (time) => executed.push(time))
  expect(() => passTo(3)).toThrow('broken')
  passTo(3)
  expect(executed).toEqual([2])
})
