import { beforeEach, describe, expect, it } from 'vitest'
import type { ExportData } from '#application/partner-interface/export-data.ts'
import type { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import type { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import type { SetUpPunchOut } from '#application/partner-interface/set-up-punch-out.ts'
import type { DataExport } from '#domain/partner-interface/partner-interface.ts'
import { PROTOCOLS } from '#domain/punch-out/punch-out.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ApiKeysViewModel } from '#ui/partner-interface/api-keys.view-model.ts'
import { DataExportsViewModel } from '#ui/partner-interface/data-exports.view-model.ts'
import {
  mappingInputName,
  PunchOutSystemsViewModel,
  type SystemInput,
} from '#ui/partner-interface/punch-out-systems.view-model.ts'
import { WebhooksViewModel } from '#ui/partner-interface/webhooks.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const TOMORROW = '2026-11-22'
const SECRET = { id: 'id-1', secret: 'dbk_1' }
const ARTICLES: DataExport = { kind: 'ARTICLES', format: 'CSV', schedule: 'DAILY', runs: [] }
const SYSTEM: SystemInput = {
  name: 'SAP',
  protocol: 'OCI4',
  hosts: 'buyer.example.com',
  codes: 'PCE=ST',
  costCentre: '',
  mapping: { sku: 'MATNR', name: '' },
}

let respond: () => unknown
let keys: ApiKeysViewModel
let webhooks: WebhooksViewModel
let exports: DataExportsViewModel
let systems: PunchOutSystemsViewModel
let calls: (readonly unknown[])[]

beforeEach(() => {
  respond = () => ok(SECRET)
  calls = []
  const recorded = (...names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (...args: unknown[]) => {
          calls.push([name, ...args])
          return respond()
        },
      ]),
    ) as never
  keys = new ApiKeysViewModel({
    keys: recordedPort<ManageApiKeys>(recorded('create', 'rotate', 'revoke')).port,
    clock: new ManualClock(),
  })
  webhooks = new WebhooksViewModel({
    webhooks: recordedPort<ManageWebhooks>(recorded('save', 'delete', 'test', 'replay')).port,
  })
  exports = new DataExportsViewModel({
    exports: recordedPort<ExportData>(recorded('run', 'schedule')).port,
  })
  systems = new PunchOutSystemsViewModel({
    punchOut: recordedPort<SetUpPunchOut>(recorded('save', 'rotate', 'delete')).port,
  })
})

const refuse = () => (respond = () => fail({ kind: 'too-many' }))

describe('an API key', () => {
  it('expires in a year by default', () => {
    expect(keys.usualEnd).toBe('2027-11-21')
  })

  it('is created with its name, its sorted scopes and its expiry', async () => {
    expect(await keys.create(' Shelf ', ['stock:read', 'orders:read', 'all'], TOMORROW)).toBe(true)
    const scopes = ['orders:read', 'stock:read']
    expect(calls).toEqual([['create', { name: 'Shelf', scopes, expiresAt: TOMORROW }]])
    expect(keys.change).toMatchObject({
      secret: SECRET,
      done: 'key',
      rejection: undefined,
      pending: undefined,
    })
  })

  it.each([
    ['', ['stock:read'], TOMORROW, { name: 'missing' }],
    ['Shelf', ['all'], TOMORROW, { scopes: 'missing' }],
    ['Shelf', ['stock:read'], '2026-11-21', { expiresAt: 'day' }],
    ['Shelf', ['stock:read'], 'soon', { expiresAt: 'day' }],
  ])('named "%s" with the scopes %j until %s is not created', async (name, scopes, end, errors) => {
    expect(await keys.create(name, scopes, end)).toBe(false)
    expect([keys.change.errors, calls]).toEqual([errors, []])
  })

  it('is not shown as created after a rejection, which is shown until the next change', async () => {
    refuse()
    expect(await keys.create('Shelf', ['stock:read'], TOMORROW)).toBe(false)
    expect(keys.change).toMatchObject({ secret: undefined, done: undefined, rejection: 'too-many' })
    respond = () => ok(undefined)
    expect(await keys.revoke('k1')).toBe(true)
    expect(keys.change).toMatchObject({ done: 'k1', rejection: undefined })
    expect(calls.at(-1)).toEqual(['revoke', 'k1'])
  })

  it('loses its success message when a field is missing', async () => {
    await keys.rotate('k1')
    expect([keys.change.done, keys.change.secret, calls.at(-1)]).toEqual(['k1', SECRET, ['rotate', 'k1']])
    await keys.create('', [], TOMORROW)
    expect([keys.change.done, keys.change.rejection]).toEqual([undefined, undefined])
  })

  it('is not created while another change is in flight', async () => {
    const first = keys.rotate('k1')
    expect(keys.change.pending).toBe('k1')
    const others = [keys.create('', [], ''), keys.revoke('k2')]
    expect([keys.change.pending, keys.change.errors]).toEqual(['k1', {}])
    expect(await Promise.all([first, ...others])).toEqual([true, false, false])
    expect([calls.length, keys.change.pending]).toEqual([1, undefined])
  })
})

describe('a webhook', () => {
  const URL = 'https://hooks.example.com/in'

  it('is saved with its sorted events, and gets a secret if it is new', async () => {
    expect(await webhooks.save(undefined, ` ${URL} `, ['order.shipped', 'order.confirmed', 'x'])).toBe(true)
    const events = ['order.confirmed', 'order.shipped']
    expect(calls).toEqual([['save', { webhookId: undefined, url: URL, events }]])
    expect(webhooks.change).toMatchObject({ secret: SECRET, done: 'webhook' })
  })

  it.each([
    [' ', ['order.shipped'], { url: 'missing' }],
    [URL, [], { events: 'missing' }],
  ])('at "%s" with the events %j is not saved', async (url, events, errors) => {
    expect(await webhooks.save(undefined, url, events)).toBe(false)
    expect([webhooks.change.errors, calls]).toEqual([errors, []])
  })

  it('can be tested, resent and deleted', async () => {
    await webhooks.test('w1')
    await webhooks.replay('w1', 'd1')
    expect(webhooks.change.done).toBe('d1')
    await webhooks.delete('w1')
    expect(calls).toEqual([
      ['test', 'w1'],
      ['replay', 'w1', 'd1'],
      ['delete', 'w1'],
    ])
    expect(webhooks.change.done).toBe('w1')
  })
})

it('an export can be run and scheduled', async () => {
  await exports.run(ARTICLES, true)
  expect([exports.isQueued([ARTICLES]), exports.change.done]).toEqual([true, 'ARTICLES'])
  await exports.schedule(ARTICLES)
  expect([exports.isQueued([ARTICLES]), exports.change.done]).toEqual([false, 'ARTICLES schedule'])
  expect(calls).toEqual([
    ['run', 'ARTICLES', 'CSV', true],
    ['schedule', ARTICLES],
  ])
})

describe('a purchasing system', () => {
  it('is saved as typed, without fields that have no name', async () => {
    expect(await systems.save(SYSTEM)).toBe(true)
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
    expect(systems.change).toMatchObject({ secret: SECRET, done: 'punchOut', errors: {} })
  })

  it('that exists is saved with its id, and may retain a host that is invalid for a new system', async () => {
    const typed = { ...SYSTEM, hosts: 'localhost:3000' }
    expect(await systems.save(typed)).toBe(false)
    const existing = {
      systemId: 's1',
      name: 'SAP',
      protocol: 'OCI4',
      returnHosts: ['localhost:3000'],
      codes: {},
      mapping: {},
      userName: 'sap',
      state: 'active',
    } as const
    expect(await systems.save({ ...typed, known: existing })).toBe(true)
    expect(calls[0]?.[1]).toMatchObject({ systemId: 's1', returnHosts: ['localhost:3000'] })
    expect(systems.change.done).toBe('s1')
  })

  it.each<[Partial<SystemInput>, object]>([
    [{ name: '' }, { name: 'missing' }],
    [{ hosts: ' ' }, { hosts: 'missing' }],
    [{ hosts: 'localhost' }, { hosts: 'hosts' }],
    [{ codes: 'PCE' }, { codes: 'codes' }],
    [{ mapping: { sku: '1 2' } }, { [mappingInputName('sku')]: 'field' }],
  ])('that has %j is not saved', async (typed, errors) => {
    expect(await systems.save({ ...SYSTEM, ...typed })).toBe(false)
    expect([systems.change.errors, calls]).toEqual([errors, []])
  })

  it('offers the open cost centres and its own closed one', async () => {
    const costCentres = ['1', '2', '3'].map((id) => ({ id, name: 'Depot', isOpen: id === '1' }))
    const ids = (chosen?: string) => systems.costCentreOptions(costCentres, chosen).map(({ value }) => value)
    expect([ids(), ids('3')]).toEqual([['1'], ['1', '3']])
    await systems.save({ ...SYSTEM, costCentre: '1' })
    expect(calls[0]?.[1]).toMatchObject({ costCentre: '1' })
  })

  it('is saved with OCI 5 if its protocol is invalid', async () => {
    await systems.save({ ...SYSTEM, protocol: 'OCI9' })
    expect(calls[0]?.[1]).toMatchObject({ protocol: 'OCI5' })
  })

  it('can get a new secret, and can be deleted', async () => {
    expect(await systems.rotate('s1')).toBe(true)
    expect([systems.change.secret, systems.change.done]).toEqual([SECRET, 's1'])
    expect(await systems.delete('s1')).toBe(true)
    expect(calls).toEqual([
      ['rotate', 's1'],
      ['delete', 's1'],
    ])
  })

  it('shows a sample cart, with prices only for users who see them', () => {
    const typed = { ...SYSTEM, mapping: { sku: 'MATNR', price: 'NETPR' } }
    systems.showPreview(typed, { exports: [ARTICLES] })
    expect(systems.preview).toContain('MATNR')
    expect(systems.preview).not.toContain('NETPR')
    systems.showPreview(typed, { exports: [ARTICLES, { ...ARTICLES, kind: 'PRICES' }] })
    expect(systems.preview).toContain('NETPR')
    systems.showPreview({ ...typed, name: '' }, { exports: [] })
    expect(systems.preview).toBeUndefined()
  })

  it('shows the URLs of the shop for its protocol', () => {
    const addresses = PROTOCOLS.map((protocol) => systems.addressOf(protocol, 'https://shop.test'))
    expect(addresses.map((address) => address.replace('https://shop.test/punchout/', ''))).toEqual([
      'oci',
      'oci',
      'cxml',
    ])
    expect(systems.edifactAddress('https://shop.test')).toBe('https://shop.test/punchout/edifact')
  })

  it('may have additional fields, with their usual names', () => {
    expect(systems.mappedFields('CXML')).toEqual(['vin', 'plate', 'orderNo'])
    expect(systems.mappedFields('OCI4')).toContain('sku')
    expect([systems.usualName('CXML', 'vin'), systems.usualName('OCI4', 'vin')]).toEqual([
      'vin',
      'CUST_FIELD4',
    ])
  })

  it('may have codes for units, as typed', () => {
    expect(systems.codesOf({ codes: { PCE: 'ST', KGM: 'KG' } })).toBe('PCE=ST, KGM=KG')
    expect(systems.codesOf(undefined)).toBe('')
  })
})
