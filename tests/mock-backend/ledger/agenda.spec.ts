import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Agenda } from '#mock-backend/ledger/agenda.ts'

function anyAgenda() {
  let now = 0
  const agenda = new Agenda(() => now)
  const passTo = (time: number) => {
    now = time
    agenda.run()
  }
  return { agenda, passTo }
}

test('A job runs once when the clock passes its time, with that time as its argument', () => {
  const { agenda, passTo } = anyAgenda()
  const done: number[] = []
  agenda.at(10, (at) => done.push(at))
  passTo(9)
  expect(done).toEqual([])
  passTo(500)
  passTo(501)
  expect(done).toEqual([10])
})

test('After a long pause the jobs run by time, those of the same time in the sequence of scheduling', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
      const { agenda, passTo } = anyAgenda()
      const done: [number, number][] = []
      times.forEach((time, place) => agenda.at(time, () => done.push([time, place])))
      passTo(1000)
      expect(done).toEqual(
        times
          .map((time, place): [number, number] => [time, place])
          .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]),
      )
    }),
  )
})

test('A job that is scheduled for a past time runs in the same pass', () => {
  const { agenda, passTo } = anyAgenda()
  const done: string[] = []
  agenda.at(1, (at) => {
    agenda.at(at + 1, () => done.push('planned by the first'))
    done.push('first')
  })
  agenda.at(3, () => done.push('third'))
  passTo(3)
  expect(done).toEqual(['first', 'planned by the first', 'third'])
})

test('Setting the clock back neither undoes nor repeats a job', () => {
  const { agenda, passTo } = anyAgenda()
  const done: number[] = []
  agenda.at(10, (at) => done.push(at))
  for (const time of [20, 5, 30]) passTo(time)
  expect(done).toEqual([10])
})

test('A job that throws is not repeated, and does not delay other jobs', () => {
  const { agenda, passTo } = anyAgenda()
  const done: number[] = []
  agenda.at(1, () => {
    throw new Error('broken')
  })
  agenda.at(2, (at) => done.push(at))
  expect(() => passTo(3)).toThrow('broken')
  passTo(3)
  expect(done).toEqual([2])
})
