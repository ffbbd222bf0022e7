import { expect, test } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'

/** Two servers with one store. */
function twoServers() {
  const db = createDb()
  let now = 1000
  const server = () => {
    const ledger = new Ledger({ db, scheduler: new JobScheduler(() => now) })
    const applied: string[] = []
    ledger.follow('D1', ({ kind, at: time }) => applied.push(`${kind} at ${time}`))
    return { ledger, applied }
  }
  return { one: server(), other: server(), passTo: (time: number) => (now = time) }
}

test('Two servers with a shared store both apply each entry once, at its time', () => {
  const { one, other, passTo } = twoServers()
  one.ledger.record('D1', 'placed', {})
  passTo(2000)
  other.ledger.record('D1', 'cancelled', {})
  one.ledger.catchUp('D1')
  one.ledger.catchUp('D1')
  expect(one.applied).toEqual(['placed at 1000', 'cancelled at 2000'])
  expect(other.applied).toEqual(one.applied)
})

test('Only the first of two servers with a shared store can claim a job, and only once', () => {
  const { one, other } = twoServers()
  expect([one, other, one].map(({ ledger }) => ledger.claim('export 7 of 2026-11-30'))).toEqual([
    true,
    false,
    false,
  ])
})

test('A company gets only its own events, oldest first, and an internal subscriber gets all', () => {
  const { one } = twoServers()
  const published: string[] = []
  one.ledger.subscribe(({ customerId, kind }) => published.push(`${customerId} ${kind}`))
  one.ledger.append({ customerId: 'D1', at: 1, kind: 'PLACED' })
  one.ledger.append({ customerId: 'D2', at: 2, kind: 'PLACED' })
  one.ledger.append({ customerId: 'D1', at: 3, kind: 'SHIPPED' })
  expect(one.ledger.of('D1').map(({ kind }) => kind)).toEqual(['PLACED', 'SHIPPED'])
  expect(published).toEqual(['D1 PLACED', 'D2 PLACED', 'D1 SHIPPED'])
})
