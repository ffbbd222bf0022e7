import { expect, it } from 'vitest'
import type {
  EnteredSession,
  PunchOutApi,
  SystemCredentials,
} from '#application/punch-out/punch-out-api.port.ts'
import type { PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import { ServePunchOut } from '#application/punch-out/serve-punch-out.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const SYSTEM: SystemCredentials = { protocol: 'OCI', userName: 'erp', secret: 's', language: 'en' }
const SESSION = { operation: 'CREATE', returnUrl: 'https://erp.example.com/return', job: {} } as const
const REFUSED = fail({ kind: 'wrong-login', code: 401_000, detail: '' } as const)

const serving = (port: PunchOutApi) => new ServePunchOut(port, { locales: ['pt', 'en'], defaultLocale: 'pt' })

function starting(result: Awaited<ReturnType<PunchOutApi['start']>> = ok('t1')) {
  const { port } = recordedPort<PunchOutApi>({ start: async () => result })
  return serving(port)
}

it.each([
  ['a part', {}, '3.70481', '/en/search/results?term=3.70481'],
  ['the earlier cart', { operation: 'EDIT' as const }, undefined, '/en/checkout/step1'],
  [
    'the vehicle of the job',
    { job: { vin: 'WMA06XZZ97K001234' } },
    undefined,
    '/en/vin/search/WMA06XZZ97K001234',
  ],
  ['the start page', {}, undefined, '/en'],
])('a session opens %s', async (_, more, searchTerm, path) => {
  const started = await starting().start(SYSTEM, { ...SESSION, ...more }, searchTerm)
  expect(started).toEqual(ok({ ticket: 't1', path }))
})

it('a session that the API rejects does not start', async () => {
  expect(await starting(REFUSED).start(SYSTEM, SESSION)).toEqual(REFUSED)
})

it('a ticket is exchanged for a session with the return URL of its purchasing system', async () => {
  const wayBack = { protocol: 'OCI5', operation: 'CREATE', returnUrl: SESSION.returnUrl } as const
  const existing = { sessionId: 's1', token: 'a.b', user: {}, systemName: 'ERP', returnHosts: [] }
  const entered = { ...existing, ...wayBack, expiresIn: 60 } as unknown as EnteredSession
  const { port, calls } = recordedPort<PunchOutApi>({ enter: async () => ok(entered) })
  const { sessionId, expiresIn: _, ...visit } = { ...existing, expiresIn: 60 }
  expect(await serving(port).enter('t'.repeat(201), 'frame', 1000)).toEqual(
    ok({ sessionId, visit: { ...visit, target: 'frame', endsAt: 61_000, isReturned: false, wayBack } }),
  )
  expect(calls).toEqual([['enter', 't'.repeat(200)]])
  const opened = await serving(port).enter('t1', 'javascript:', 1000)
  expect(opened.ok && opened.value.visit.target).toBeUndefined()
})

it('a cart is returned only until its session has ended', async () => {
  const { port, calls } = recordedPort<PunchOutApi>({ return: async () => REFUSED })
  const visit = { token: 'a.b', endsAt: 1000 } as PunchOutVisit
  const run = (now: number) => serving(port).returnBasket(visit, { language: 'en', isAborted: true }, now)
  expect(await run(1000)).toEqual(fail({ kind: 'over' }))
  expect(calls).toEqual([])
  expect(await run(999)).toEqual(REFUSED)
  expect(calls).toEqual([['return', 'a.b', 'en', true]])
})

it('each order is placed or cancelled by one call, which accepts a cXML order only as a whole', async () => {
  const placed = { orderNumbers: ['A1'], lines: [] }
  const { port, calls } = recordedPort<PunchOutApi>({
    order: async () => ok(placed),
    cancelOrder: async () => ok(['A1']),
  })
  const punchOut = serving(port)
  const order = { orderNo: '4711', lines: [], job: {} }
  const [cxml, edifact] = [
    { ...SYSTEM, protocol: 'CXML' },
    { ...SYSTEM, protocol: 'EDIFACT' },
  ] as const
  expect(await punchOut.placeOrder(cxml, order)).toEqual(ok(placed))
  expect(await punchOut.placeOrder(edifact, order)).toEqual(ok(placed))
  expect(await punchOut.cancelOrder(cxml, '4711')).toEqual(ok(['A1']))
  expect(calls).toEqual([
    ['order', cxml, order, true],
    ['order', edifact, order, false],
    ['cancelOrder', cxml, '4711'],
  ])
})
