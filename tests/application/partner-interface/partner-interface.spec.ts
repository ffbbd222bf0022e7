import { expect, it } from 'vitest'
import type { StartDownload } from '#application/downloads/start-download.ts'
import { ExportData } from '#application/partner-interface/export-data.ts'
import { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import { openPartnerInterface } from '#application/partner-interface/open-partner-interface.ts'
import type { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { SetUpPunchOut } from '#application/partner-interface/set-up-punch-out.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import type { PartnerInterface, PunchOutInput } from '#domain/partner-interface/partner-interface.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const SECRET = { id: 'k1', secret: 's' }
const KEY_INPUT = { name: 'ERP', scopes: ['orders:read'], expiresAt: '2027-11-21' } as const
const WEBHOOK = { url: 'https://erp.example.com', events: ['order.shipped'] } as const
const SYSTEM = { name: 'SAP' } as unknown as PunchOutInput
const OPENED = { keys: [] } as unknown as PartnerInterface

function partner(stubs: Partial<PartnerApi> = {}) {
  const succeeding = Object.fromEntries(CALLS.map(([[name]]) => [name, async () => ok(undefined)]))
  const { port, calls } = recordedPort<PartnerApi>({ ...succeeding, ...stubs })
  const downloads = { trackJob: (queue: () => Promise<unknown>) => queue() } as unknown as StartDownload
  return {
    keys: new ManageApiKeys({ partnerApi: port, idempotencyKeys: new IdempotencyKeys(new ManualClock()) }),
    webhooks: new ManageWebhooks({ partnerApi: port }),
    exports: new ExportData({ partnerApi: port, downloads }),
    punchOut: new SetUpPunchOut({ partnerApi: port }),
    calls,
  }
}

type Partner = Omit<ReturnType<typeof partner>, 'calls'>
type Case = readonly [call: readonly unknown[], act: (partner: Partner) => Promise<unknown>]

const CALLS: readonly Case[] = [
  [['createKey', expect.any(String), KEY_INPUT], ({ keys }) => keys.create(KEY_INPUT)],
  [['rotateKey', 'k1'], ({ keys }) => keys.rotate('k1')],
  [['revokeKey', 'k1'], ({ keys }) => keys.revoke('k1')],
  [['saveWebhook', WEBHOOK], ({ webhooks }) => webhooks.save(WEBHOOK)],
  [['deleteWebhook', 'w1'], ({ webhooks }) => webhooks.delete('w1')],
  [['testWebhook', 'w1'], ({ webhooks }) => webhooks.test('w1')],
  [['replay', 'w1', 'd1'], ({ webhooks }) => webhooks.replay('w1', 'd1')],
  [['runExport', 'PRICES', 'CSV', true], ({ exports }) => exports.run('PRICES', 'CSV', true)],
  [
    ['scheduleExport', 'PRICES', 'CSV', 'DAILY'],
    ({ exports }) => exports.schedule({ kind: 'PRICES', format: 'CSV', schedule: 'DAILY', runs: [] }),
  ],
  [['savePunchOutSystem', SYSTEM], ({ punchOut }) => punchOut.save(SYSTEM)],
  [['rotatePunchOutSecret', 's1'], ({ punchOut }) => punchOut.rotate('s1')],
  [['deletePunchOutSystem', 's1'], ({ punchOut }) => punchOut.delete('s1')],
]

it.each(CALLS)('changes the partner interface by one call: %j', async (call, act) => {
  const { calls, ...parts } = partner()
  expect(await act(parts)).toEqual(ok(undefined))
  expect(calls).toEqual([call])
})

it.each(CALLS)('reports why the API rejects the change %j of the partner interface', async ([name], act) => {
  const refuse = async () => fail({ kind: 'unknown' })
  expect(await act(partner({ [name as string]: refuse }))).toEqual(fail({ kind: 'unknown' }))
})

it('returns the secret of a new key, webhook or punch-out system', async () => {
  const { keys, webhooks, punchOut } = partner({
    createKey: async () => ok(SECRET),
    saveWebhook: async () => ok(SECRET),
    savePunchOutSystem: async () => ok(SECRET),
  })
  expect(await keys.create(KEY_INPUT)).toEqual(ok(SECRET))
  expect(await webhooks.save(WEBHOOK)).toEqual(ok(SECRET))
  expect(await punchOut.save(SYSTEM)).toEqual(ok(SECRET))
})

it('creates one API key when a lost response is retried, and another key after a rejection', async () => {
  const answers = [
    () => Promise.reject(new ApiFailure('timeout', 'createKey')),
    async () => fail({ kind: 'too-many' } as const),
    async () => ok(SECRET),
  ]
  const { keys, calls } = partner({ createKey: () => answers.shift()!() })
  await keys.create(KEY_INPUT)
  await keys.create(KEY_INPUT)
  await keys.create(KEY_INPUT)
  const [lost, repeated, another] = calls.map(([, callKey]) => callKey)
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

it('loads API keys and webhooks for the customer’s administrator', async () => {
  const { port } = recordedPort<PartnerApi>({ get: async () => OPENED })
  expect(await openPartnerInterface(port)).toEqual({ kind: 'opened', partnerInterface: OPENED })
})

it.each([
  [
    () =>
      Promise.reject(new ApiFailure('refused', 'get', { rejectedStatus: 403, missingRight: 'ownSession' })),
    { kind: 'not-allowed', flag: 'ownSession' },
  ],
  [
    () => Promise.reject(new ApiFailure('refused', 'get', { rejectedStatus: 403 })),
    { kind: 'not-allowed', flag: 'people' },
  ],
  [
    () => Promise.reject(new ApiFailure('refused', 'get', { retryAfter: 30 })),
    { kind: 'failed', retryAfter: 30 },
  ],
  [() => Promise.reject(new ApiFailure('timeout', 'get')), { kind: 'failed', retryAfter: undefined }],
])('reports why the page of the partner interface cannot be loaded: %s', async (get, opened) => {
  const { port } = recordedPort<PartnerApi>({ get })
  expect(await openPartnerInterface(port)).toEqual(opened)
})
