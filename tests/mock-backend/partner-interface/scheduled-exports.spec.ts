import { expect, test } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'
import { PartnerInterfaces } from '#mock-backend/partner-interface/partner-interfaces.ts'
import { ScheduledExports } from '#mock-backend/partner-interface/scheduled-exports.ts'
import type { StoredExport } from '#mock-backend/partner-interface/stored-interface.ts'
import type { Catalogue } from '#mock-backend/search-engine/catalogue.ts'

const DAY_MS = 86_400_000
const CUSTOMER = 'D0100001'

/** Servers that share a store and a clock. */
async function servers({ start = '2026-11-30T06:30:00.000Z', count = 1, size = 20_000 } = {}) {
  const db = createDb()
  let now = Date.parse(start)
  const partnerInterfaces = new PartnerInterfaces({ db })
  const where = { customerId: { equals: CUSTOMER } }
  await partnerInterfaces.of(db.account.findFirst({ where })!, now)
  const published: string[] = []
  const agendas: JobScheduler[] = []
  const addServer = () => {
    const scheduler = new JobScheduler(() => now)
    const ledger = new Ledger({ db, scheduler })
    const webhooks = { publish: (_: string, event: string) => void published.push(event) }
    agendas.push(scheduler)
    return new ScheduledExports({
      db,
      scheduler,
      ledger,
      partnerInterfaces,
      catalogue: { size } as Catalogue,
      webhooks: webhooks as never,
    })
  }
  const [exports] = Array.from({ length: count }, addServer)
  return {
    addServer,
    published,
    schedule: (schedule: StoredExport['schedule'], kind: StoredExport['kind'] = 'STOCK') =>
      exports!.schedule(CUSTOMER, { kind, format: 'CSV', schedule, language: 'de' }),
    stored: (kind: StoredExport['kind'] = 'STOCK') =>
      partnerInterfaces.read(CUSTOMER)!.exports.find((one) => one.kind === kind)!,
    files: () => db.download.getAll(),
    mayNotSeePrices: () => db.account.update({ where, data: { showPrice: false } }),
    pass: (days: number) => {
      now += days * DAY_MS
      for (const scheduler of agendas) scheduler.run()
    },
  }
}
const times = (runs: StoredExport['runs']) => runs.map(({ at }) => at)

test('A daily export creates a file at each planned time, even if the clock is set ahead by days', async () => {
  const { schedule, stored, files, published, pass } = await servers()
  schedule('DAILY')
  pass(0.9)
  expect(stored().runs).toEqual([])
  pass(2.2)
  expect(times(stored().runs)).toEqual([
    '2026-12-03T06:30:00.000Z',
    '2026-12-02T06:30:00.000Z',
    '2026-12-01T06:30:00.000Z',
  ])
  expect(stored()).toMatchObject({ nextRunAt: '2026-12-04T06:30:00.000Z', runs: [{ total: 20_000 }, {}, {}] })
  expect(files().map(({ startedAt }) => new Date(startedAt).toISOString())).toEqual(
    times(stored().runs).toReversed(),
  )
  expect(published).toEqual(['export.ready', 'export.ready', 'export.ready'])
})

test.each([
  ['WEEKLY', 29, ['2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28']],
  ['MONTHLY', 100, ['2027-02-28', '2027-03-31', '2027-04-30']],
] as const)(
  'A %s export scheduled on 31 January has run within %i days on %j',
  async (rhythm, after, days) => {
    const { schedule, stored, pass } = await servers({ start: '2027-01-31T00:00:00.000Z' })
    schedule(rhythm)
    pass(after)
    expect(times(stored().runs).map((at) => at.slice(0, 10))).toEqual([...days].toReversed())
  },
)

test('A schedule that was stopped or changed creates no file at its old time', async () => {
  const { schedule, stored, pass } = await servers()
  schedule('DAILY')
  schedule('WEEKLY')
  pass(6)
  expect(stored().runs).toEqual([])
  schedule('OFF')
  pass(30)
  expect(stored().runs).toEqual([])
  expect(stored().nextRunAt).toBeUndefined()
})

test('Servers with a shared store create one file per planned time, even if one of them starts later', async () => {
  const { schedule, stored, files, addServer, pass } = await servers({ count: 2 })
  schedule('DAILY')
  addServer()
  pass(1)
  pass(1)
  expect(files()).toHaveLength(2)
  expect(stored().runs).toHaveLength(2)
})

test('An export that would be too large creates no file, and the run reports it', async () => {
  const { schedule, stored, files, published, pass } = await servers({ size: 30_000 })
  schedule('DAILY', 'CROSS_REFERENCES')
  pass(1)
  expect(stored('CROSS_REFERENCES').runs).toMatchObject([{ failure: 'too-large' }])
  expect([files(), published]).toEqual([[], []])
})

test('A price list is not created for an account that may no longer see prices', async () => {
  const { schedule, stored, files, mayNotSeePrices, pass } = await servers()
  schedule('DAILY', 'PRICES')
  mayNotSeePrices()
  pass(1)
  expect(stored('PRICES').runs).toMatchObject([{ failure: 'not-allowed' }])
  expect(files()).toEqual([])
})
