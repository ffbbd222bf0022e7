import { expect, test } from 'vitest'
import { anonymous, api, smallBackend } from '../call-api.ts'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

async function administrator() {
  const { post, login } = api(smallBackend())
  const caller = { ...anonymous, token: await login('full@demo.test') }
  const call = (name: string, body: object = {}) =>
    post(`/api/partnerinterface/${name}`, { ...caller, ...body }, { 'idempotency-key': crypto.randomUUID() })
  const settings = async () => (await call('get')).body
  return { call, settings }
}

test('Keys that are created simultaneously are all stored', async () => {
  const { call, settings } = await administrator()
  const before = (await settings()).keys.length
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      call('keys/create', { name: `Key ${index}`, scopes: ['stock:read'], expiresAt: inAWeek }),
    ),
  )
  expect(created.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const stored: string[] = (await settings()).keys.map(({ keyId }: { keyId: string }) => keyId)
  expect(stored).toHaveLength(before + 8)
  expect(stored).toEqual(expect.arrayContaining(created.map(({ body }) => body.id)))
})

test('Keys that are created before the settings are loaded are all stored', async () => {
  const { call, settings } = await administrator()
  const create = () => call('keys/create', { name: 'Key', scopes: ['stock:read'], expiresAt: inAWeek })
  const created = await Promise.all([create(), create()])
  const stored: string[] = (await settings()).keys.map(({ keyId }: { keyId: string }) => keyId)
  expect(stored).toEqual(expect.arrayContaining(created.map(({ body }) => body.id)))
})

test.each(['punchout/rotate', 'punchout/save', 'keys/rotate', 'webhooks/test', 'keys/create'])(
  'A key that is revoked during %s stays revoked',
  async (other) => {
    const { call, settings } = await administrator()
    const { keys, punchOutSystems, webhooks } = await settings()
    const [{ keyId }, { keyId: otherKey }] = keys
    const [system] = punchOutSystems
    const [{ webhookId }] = webhooks
    const body = {
      'punchout/rotate': { systemId: system.systemId },
      'punchout/save': { ...system, systemId: undefined },
      'keys/rotate': { keyId: otherKey },
      'webhooks/test': { webhookId },
      'keys/create': { name: 'Key', scopes: ['stock:read'], expiresAt: inAWeek },
    }[other]
    const [changed, revoked] = await Promise.all([call(other, body), call('keys/revoke', { keyId })])
    expect([changed!.status, revoked!.status]).toEqual([200, 200])
    const stored = (await settings()).keys.find((key: { keyId: string }) => key.keyId === keyId)
    expect(stored.state).toBe('revoked')
  },
)

test('A webhook that is deleted while it is tested is not stored again', async () => {
  const { call, settings } = await administrator()
  const [{ webhookId }] = (await settings()).webhooks
  await Promise.all([call('webhooks/test', { webhookId }), call('webhooks/delete', { webhookId })])
  const ids = (await settings()).webhooks.map((one: { webhookId: string }) => one.webhookId)
  expect(ids).not.toContain(webhookId)
})
