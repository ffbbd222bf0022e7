import { expect, test } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'
import { Requests } from '#mock-backend/requests/requests.ts'

const QUESTION = {
  kind: 'QUESTION',
  customerId: null,
  name: 'Anna Becker',
  email: 'anna@becker.test',
  language: 'en',
  text: 'Do you deliver on Saturdays?',
} as const

test('Two servers with a shared store assign each number once, even if both assign simultaneously', () => {
  const db = createDb()
  const clock = () => Date.UTC(2026, 10, 30)
  const ledger = new Ledger({ db, scheduler: new JobScheduler(clock) })
  const stale = { ...db, request: { ...db.request, count: () => 0, create: () => undefined } }
  const servers = [stale, stale].map((store) => new Requests({ db: store as never, clock, ledger } as never))
  expect(servers.map((server) => server.receive(QUESTION).no)).toEqual(['A2026-00001', 'A2026-00002'])
})
