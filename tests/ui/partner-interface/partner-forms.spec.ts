import { beforeEach, describe, expect, it } from 'vitest'
import type { ExportData } from '#application/partner-interface/export-data.ts'
import type { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import type { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import type { OpenedInterface } from '#application/partner-interface/open-partner-interface.ts'
import type { SetUpPunchOut } from '#application/partner-interface/set-up-punch-out.ts'
import type { DataExport, PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { fail, ok } from '#domain/shared/result.ts'
import {
  mapped,
  PartnerViewModel,
  SECTIONS,
  type Section,
  type TypedSystem,
} from '#ui/partner-interface/partner.view-model.ts'
import { HandClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const TOMORROW = '2026-11-22'
const SECRET = { id: 'id-1', secret: 'dbk_1' }
const call = (id: string, direction: 'IN' | 'OUT') => ({
  id,
  at: '2026-11-20T08:00:00Z',
  direction,
  subject: 'orders',
  status: 200,
  milliseconds: 5,
})
const ARTICLES: DataExport = { kind: 'ARTICLES', format: 'CSV', schedule: 'DAILY' }
const INTERFACE: PartnerInterface = {
  keys: [],
  webhooks: [],
  exports: [ARTICLES],
  punchOutSystems: [],
  edi: [],
  calls: [call('1', 'IN'), call('2', 'OUT')],
}
const SYSTEM: TypedSystem = {
  name: 'SAP',
  protocol: 'OCI4',
  hosts: 'buyer.example.com',
  codes: 'PCE=ST',
  mapping: { sku: 'MATNR', name: '' },
}

let answer: () => unknown
let model: PartnerViewModel
let calls: (readonly unknown[])[]

beforeEach(() => {
  answer = () => ok(SECRET)
  calls = []
  const recorded = (...names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (...args: unknown[]) => {
          calls.push([name, ...args])
          return answer()
        },
      ]),
    ) as never
  model = new PartnerViewModel({
    keys: recordedPort<ManageApiKeys>(recorded('create', 'rotate', 'revoke')).port,
    webhooks: recordedPort<ManageWebhooks>(recorded('save', 'delete', 'test', 'replay')).port,
    exports: recordedPort<ExportData>(recorded('run', 'schedule')).port,
    punchOut: recordedPort<SetUpPunchOut>(recorded('save', 'rotate', 'delete')).port,
    clock: new HandClock(),
  })
})

const show = (section: Section, partnerInterface: Partial<PartnerInterface> = {}, direction?: 'IN') => {
  const opened: OpenedInterface = {
    kind: 'opened',
    partnerInterface: { ...INTERFACE, ...partnerInterface },
  }
  model.show({ opened, section, sections: ['keys', 'calls'], filter: { direction }, origin: '' })
}
const refuse = () => (answer = () => fail({ kind: 'too-many' }))

describe('the page', () => {
  it('begins with the keys, and nothing is told', () => {
    expect(model).toMatchObject({ section: 'keys', sections: SECTIONS, filter: {}, origin: '', flaws: {} })
    expect(model).toMatchObject({ calls: [], isQueued: false, usualEnd: '2027-11-21' })
    expect([model.pending, model.secret, model.refusal, model.done]).toEqual(Array(4).fill(undefined))
  })

  it('shows the calls that the filter leaves', () => {
    show('calls')
    expect(model).toMatchObject({ section: 'calls', sections: ['keys', 'calls'], shown: INTERFACE })
    expect(model.calls.map(({ id }) => id)).toEqual(['1', '2'])
    show('calls', {}, 'IN')
    expect(model.calls.map(({ id }) => id)).toEqual(['1'])
  })

  it('shows nothing of what did not open', () => {
    show('calls')
    model.show({ opened: { kind: 'failed' }, section: 'calls', sections: [], filter: {}, origin: '' })
    expect([model.shown, model.calls]).toEqual([undefined, []])
  })

  it('forgets the secret with another section, and not before', async () => {
    await model.createKey('Shelf', ['stock:read'], TOMORROW)
    model.previewPunchOut(SYSTEM)
    show('keys')
    expect([model.secret, model.punchOutPreview]).toEqual([SECRET, expect.any(String)])
    show('calls')
    expect(model).toMatchObject({ secret: undefined, done: undefined, punchOutPreview: undefined })
  })

  it('forgets flaws and refusals with another section', async () => {
    await model.createKey('', [], '')
    show('webhooks')
    expect(model.flaws).toEqual({})
    refuse()
    await model.revokeKey('k1')
    show('keys')
    expect(model.refusal).toBeUndefined()
  })
})

describe('a key', () => {
  it('is made with its name, its scopes in order and its end', async () => {
    expect(await model.createKey(' Shelf ', ['stock:read', 'orders:read', 'all'], TOMORROW)).toBe(true)
    const scopes = ['orders:read', 'stock:read']
    expect(calls).toEqual([['create', { name: 'Shelf', scopes, expiresAt: TOMORROW }]])
    expect(model).toMatchObject({ secret: SECRET, done: 'key', refusal: undefined, pending: undefined })
  })

  it.each([
    ['', ['stock:read'], TOMORROW, { name: 'missing' }],
    ['Shelf', ['all'], TOMORROW, { scopes: 'missing' }],
    ['Shelf', ['stock:read'], '2026-11-21', { expiresAt: 'day' }],
    ['Shelf', ['stock:read'], 'soon', { expiresAt: 'day' }],
  ])('named "%s" for %j until %s lacks something', async (name, scopes, end, flaws) => {
    expect(await model.createKey(name, scopes, end)).toBe(false)
    expect([model.flaws, calls]).toEqual([flaws, []])
  })

  it('is not told as done where it is refused, until the next change', async () => {
    refuse()
    expect(await model.createKey('Shelf', ['stock:read'], TOMORROW)).toBe(false)
    expect(model).toMatchObject({ secret: undefined, done: undefined, refusal: 'too-many' })
    answer = () => ok(undefined)
    expect(await model.revokeKey('k1')).toBe(true)
    expect(model).toMatchObject({ done: 'k1', refusal: undefined })
    expect(calls.at(-1)).toEqual(['revoke', 'k1'])
  })

  it('is told no more as done once something is missing', async () => {
    await model.rotateKey('k1')
    expect([model.done, model.secret, calls.at(-1)]).toEqual(['k1', SECRET, ['rotate', 'k1']])
    await model.createKey('', [], TOMORROW)
    expect([model.done, model.refusal]).toEqual([undefined, undefined])
  })

  it('waits for the change that is running', async () => {
    const first = model.rotateKey('k1')
    expect(model.pending).toBe('k1')
    const others = [model.createKey('', [], ''), model.revokeKey('k2')]
    expect([model.pending, model.flaws]).toEqual(['k1', {}])
    expect(await Promise.all([first, ...others])).toEqual([true, false, false])
    expect([calls.length, model.pending]).toEqual([1, undefined])
  })
})

describe('a webhook', () => {
  const URL = 'https://hooks.example.com/in'

  it('is saved with its events in order, and has a secret if it is new', async () => {
    expect(await model.saveWebhook(undefined, ` ${URL} `, ['order.shipped', 'order.confirmed', 'x'])).toBe(
      true,
    )
    const events = ['order.confirmed', 'order.shipped']
    expect(calls).toEqual([['save', { webhookId: undefined, url: URL, events }]])
    expect(model).toMatchObject({ secret: SECRET, done: 'webhook' })
  })

  it('that is known has no secret', async () => {
    answer = () => ok(undefined)
    expect(await model.saveWebhook('w1', URL, ['order.shipped'])).toBe(true)
    expect(model.secret).toBeUndefined()
    refuse()
    expect(await model.saveWebhook('w1', URL, ['order.shipped'])).toBe(false)
  })

  it.each([
    [' ', ['order.shipped'], { url: 'missing' }],
    [URL, [], { events: 'missing' }],
  ])('at "%s" for %j lacks something', async (url, events, flaws) => {
    expect(await model.saveWebhook(undefined, url, events)).toBe(false)
    expect([model.flaws, calls]).toEqual([flaws, []])
  })

  it('is tested, sends again and is deleted', async () => {
    await model.testWebhook('w1')
    await model.replay('w1', 'd1')
    expect(model.done).toBe('d1')
    await model.deleteWebhook('w1')
    expect(calls).toEqual([
      ['test', 'w1'],
      ['replay', 'w1', 'd1'],
      ['delete', 'w1'],
    ])
    expect(model.done).toBe('w1')
  })
})

it('runs an export, and has it come by a schedule', async () => {
  show('exports')
  await model.runExport(ARTICLES, true)
  expect([model.isQueued, model.done]).toEqual([true, 'ARTICLES'])
  await model.schedule(ARTICLES)
  expect([model.isQueued, model.done]).toEqual([false, 'ARTICLES schedule'])
  expect(calls).toEqual([
    ['run', 'ARTICLES', 'CSV', true],
    ['schedule', ARTICLES],
  ])
})

describe('a system that shops by punch-out', () => {
  it('is saved as it is typed, without fields that have no name', async () => {
    expect(await model.savePunchOutSystem(SYSTEM)).toBe(true)
    expect(calls).toEqual([
      [
        'save',
        {
          systemId: undefined,
          name: 'SAP',
          protocol: 'OCI4',
          returnHosts: ['buyer.example.com'],
          codes: { PCE: 'ST' },
          mapping: { sku: 'MATNR' },
        },
      ],
    ])
    expect(model).toMatchObject({ secret: SECRET, done: 'punchOut', flaws: {} })
  })

  it('that is known is told by its id, and keeps the hosts that it has', async () => {
    const known = { ...SYSTEM, systemId: 's1', hosts: 'localhost:3000' }
    expect(await model.savePunchOutSystem(known)).toBe(false)
    const held = {
      systemId: 's1',
      name: 'SAP',
      protocol: 'OCI4',
      returnHosts: ['localhost:3000'],
      codes: {},
      mapping: {},
      userName: 'sap',
    } as const
    show('punchout', { punchOutSystems: [{ ...held, systemId: 's0', returnHosts: [] }, held] })
    expect(await model.savePunchOutSystem(known)).toBe(true)
    expect(model.done).toBe('s1')
  })

  it.each<[Partial<TypedSystem>, object]>([
    [{ name: '' }, { name: 'missing' }],
    [{ hosts: ' ' }, { hosts: 'missing' }],
    [{ hosts: 'localhost' }, { hosts: 'hosts' }],
    [{ codes: 'PCE' }, { codes: 'codes' }],
    [{ mapping: { sku: '1 2' } }, { [mapped('sku')]: 'field' }],
  ])('that has %j is not saved', async (typed, flaws) => {
    expect(await model.savePunchOutSystem({ ...SYSTEM, ...typed })).toBe(false)
    expect([model.flaws, calls]).toEqual([flaws, []])
  })

  it('has OCI 5 where its protocol is none', async () => {
    await model.savePunchOutSystem({ ...SYSTEM, protocol: 'OCI9' })
    expect(calls[0]?.[1]).toMatchObject({ protocol: 'OCI5' })
  })

  it('is not told as saved where it is refused', async () => {
    refuse()
    expect(await model.savePunchOutSystem(SYSTEM)).toBe(false)
    expect(model).toMatchObject({ done: undefined, secret: undefined, refusal: 'too-many' })
  })

  it('gets another secret, and is deleted', async () => {
    expect(await model.rotatePunchOutSecret('s1')).toBe(true)
    expect([model.secret, model.done]).toEqual([SECRET, 's1'])
    expect(await model.deletePunchOutSystem('s1')).toBe(true)
    expect(calls).toEqual([
      ['rotate', 's1'],
      ['delete', 's1'],
    ])
  })

  it('shows how a basket would be written, with prices for those who see them', () => {
    model.previewPunchOut({ ...SYSTEM, mapping: { sku: 'MATNR', price: 'NETPR' } })
    expect(model.punchOutPreview).toContain('MATNR')
    expect(model.punchOutPreview).not.toContain('NETPR')
    show('keys', { exports: [ARTICLES, { ...ARTICLES, kind: 'PRICES' }] })
    model.previewPunchOut({ ...SYSTEM, mapping: { sku: 'MATNR', price: 'NETPR' } })
    expect(model.punchOutPreview).toContain('NETPR')
    model.previewPunchOut({ ...SYSTEM, name: '' })
    expect(model.punchOutPreview).toBeUndefined()
  })

  it('may name fields, by their usual names', () => {
    expect(model.mappedFields('CXML')).toEqual(['vin', 'plate', 'orderNo'])
    expect(model.mappedFields('OCI4')).toContain('sku')
    expect([model.usualName('CXML', 'vin'), model.usualName('OCI4', 'vin')]).toEqual(['vin', 'CUST_FIELD4'])
  })

  it('has codes, as they are typed', () => {
    expect(model.codesOf({ codes: { PCE: 'ST', KGM: 'KG' } })).toBe('PCE=ST, KGM=KG')
    expect(model.codesOf(undefined)).toBe('')
  })
})
