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
import { HandClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const SECRET = { id: 'k1', secret: 's' }
const KEY_INPUT = { name: 'ERP', scopes: ['orders:read'], expiresAt: '2027-11-21' } as const
const WEBHOOK = { url: 'https://erp.example.com', events: ['order.shipped'] } as const
const SYSTEM = { name: 'SAP' } as unknown as PunchOutInput
const OPENED = { keys: [] } as unknown as PartnerInterface

function partner(answers: Partial<PartnerApi> = {}) {
  const { port, calls } = recordedPort<PartnerApi>(answers)
  const downloads = { follow: (queue: () => Promise<unknown>) => queue() } as unknown as StartDownload
  return {
    keys: new ManageApiKeys(port, new IdempotencyKeys(new HandClock())),
    webhooks: new ManageWebhooks(port),
    exports: new ExportData(port, downloads),
    punchOut: new SetUpPunchOut(port),
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
    ({ exports }) => exports.schedule({ kind: 'PRICES', format: 'CSV', schedule: 'DAILY' }),
  ],
  [['savePunchOutSystem', SYSTEM], ({ punchOut }) => punchOut.save(SYSTEM)],
  [['rotatePunchOutSecret', 's1'], ({ punchOut }) => punchOut.rotate('s1')],
  [['deletePunchOutSystem', 's1'], ({ punchOut }) => punchOut.delete('s1')],
]

it.each(CALLS)('asks the API for one change: %j', async (call, act) => {
  const { calls, ...parts } = partner()
  expect(await act(parts)).toEqual(ok(undefined))
  expect(calls).toEqual([call])
})

it.each(CALLS)('tells why the API refuses: %j', async ([name], act) => {
  const codes = [400_002, 403_004, 403_007, 404_001, 413_001, 422_020, 429_001]
  const kinds: unknown[] = []
  for (const code of codes) {
    const refuse = () => Promise.reject(new ApiFailure('refused', 'change', { code }))
    kinds.push(await act(partner({ [name as string]: refuse })))
  }
  const told = ['day', 'not-allowed', 'not-allowed', 'unknown', 'too-many', 'not-public', 'unreachable']
  expect(kinds).toEqual(told.map((kind) => fail({ kind })))
})

it('gives back the secret of what is new', async () => {
  const { keys, webhooks, punchOut } = partner({
    createKey: async () => SECRET,
    saveWebhook: async () => SECRET,
    savePunchOutSystem: async () => SECRET,
  })
  expect(await keys.create(KEY_INPUT)).toEqual(ok(SECRET))
  expect(await webhooks.save(WEBHOOK)).toEqual(ok(SECRET))
  expect(await punchOut.save(SYSTEM)).toEqual(ok(SECRET))
})

it('creates one key where the first answer was lost, and another after a refusal', async () => {
  const failures = [
    new ApiFailure('timeout', 'createKey'),
    new ApiFailure('refused', 'createKey', { code: 413_001 }),
  ]
  const { keys, calls } = partner({
    createKey: async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return SECRET
    },
  })
  await keys.create(KEY_INPUT)
  await keys.create(KEY_INPUT)
  await keys.create(KEY_INPUT)
  const [lost, repeated, another] = calls.map(([, callKey]) => callKey)
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

it('opens for the administrator of the customer', async () => {
  const { port } = recordedPort<PartnerApi>({ get: async () => OPENED })
  expect(await openPartnerInterface(port)).toEqual({ kind: 'opened', partnerInterface: OPENED })
})

it.each([
  [new ApiFailure('refused', 'get', { code: 403_000 }), { kind: 'not-allowed' }],
  [new ApiFailure('refused', 'get', { code: 403_999 }), { kind: 'not-allowed' }],
  [new ApiFailure('refused', 'get', { code: 429_001, retryAfter: 30 }), { kind: 'failed', retryAfter: 30 }],
  [new ApiFailure('timeout', 'get'), { kind: 'failed', retryAfter: undefined }],
])('shows why it does not open: %s', async (failure, opened) => {
  const { port } = recordedPort<PartnerApi>({ get: () => Promise.reject(failure) })
  expect(await openPartnerInterface(port)).toEqual(opened)
})

it('leaves the end of the session to the page', async () => {
  const ended = new ApiFailure('session-ended', 'get')
  const { port } = recordedPort<PartnerApi>({ get: () => Promise.reject(ended) })
  await expect(openPartnerInterface(port)).rejects.toBe(ended)
})
