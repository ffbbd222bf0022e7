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

test('A job runs once when the clock passes its time, and receives that time', () => {
  const { agenda, passTo } = anyAgenda()
  const done: number[] = []
  agenda.at(10, (at) => done.push(at))
  passTo(9)
  expect(done).toEqual([])
  passTo(500)
  passTo(501)
  expect(done).toEqual([10])
})

test('After a long pause the jobs run in order, and those of one time in the order in which they were added', () => {
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

test('A job that is planned for a past time runs in the same pass, in order', () => {
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

test('A clock that is set back undoes nothing and repeats nothing', () => {
  const { agenda, passTo } = anyAgenda()
  const done: number[] = []
  agenda.at(10, (at) => done.push(at))
  for (const time of [20, 5, 30]) passTo(time)
  expect(done).toEqual([10])
})

test('A job that throws is not repeated, and delays no other', () => {
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
