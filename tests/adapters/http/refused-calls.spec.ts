import { expect, it } from 'vitest'
import { HttpFavourites } from '#adapters/http/favourites/http-favourites.ts'
import { HttpForms } from '#adapters/http/forms/http-forms.ts'
import { HttpOwnNumbers } from '#adapters/http/own-numbers/http-own-numbers.ts'
import { HttpPartnerApi } from '#adapters/http/partner-interface/http-partner-api.ts'
import type { ShopApi } from '#adapters/http/shop-api.ts'
import type { Result } from '#domain/shared/result.ts'
import { shopApiOver } from '../../fixtures/shop-api.fixture.ts'

type Call = (api: ShopApi) => Promise<Result<unknown, unknown>>

/** An API that refuses every call with this code. */
const refusing = (code: number) => {
  const status = Math.floor(code / 1000)
  return shopApiOver({ fetch: async () => Response.json({ title: 'Refused', status, code }, { status }) })
}

const ITEM = { sku: 'nw-3.61981', quantity: 2, note: '' }
const CHANGES_OF_A_LIST: readonly Call[] = [
  (api) => new HttpFavourites(api).create('Yard'),
  (api) => new HttpFavourites(api).rename('l1', 'Yard'),
  (api) => new HttpFavourites(api).delete('l1'),
  (api) => new HttpFavourites(api).add('l1', [ITEM]),
  (api) => new HttpFavourites(api).update('l1', ITEM, ITEM),
  (api) => new HttpFavourites(api).move('l1', 'l2', ['a']),
  (api) => new HttpFavourites(api).copy('l1', 'l2', ['a']),
  (api) => new HttpFavourites(api).remove('l1', ['a']),
  (api) => new HttpFavourites(api).share('l1', '2026-12-21T00:00:00.000Z'),
  (api) => new HttpFavourites(api).unshare('l1'),
  (api) => new HttpFavourites(api).notify('a', 'stock', true),
]
const PUNCH_OUT = { name: 'SAP', protocol: 'OCI', returnHosts: [], mapping: [], codes: [] } as never
const CHANGES_OF_THE_PARTNER: readonly Call[] = [
  (api) => new HttpPartnerApi(api).createKey('key', { name: 'ERP', scopes: [], expiresAt: '2027-11-21' }),
  (api) => new HttpPartnerApi(api).rotateKey('k1'),
  (api) => new HttpPartnerApi(api).revokeKey('k1'),
  (api) => new HttpPartnerApi(api).saveWebhook({ url: 'https://erp.example.com', events: [] }),
  (api) => new HttpPartnerApi(api).deleteWebhook('w1'),
  (api) => new HttpPartnerApi(api).testWebhook('w1'),
  (api) => new HttpPartnerApi(api).replay('w1', 'd1'),
  (api) => new HttpPartnerApi(api).runExport('PRICES', 'CSV', true),
  (api) => new HttpPartnerApi(api).scheduleExport('PRICES', 'CSV', 'DAILY'),
  (api) => new HttpPartnerApi(api).savePunchOutSystem(PUNCH_OUT),
  (api) => new HttpPartnerApi(api).rotatePunchOutSecret('s1'),
  (api) => new HttpPartnerApi(api).deletePunchOutSystem('s1'),
]
const SUBMISSION = { formId: 'f1', email: 'a@b.example', message: 'Hello', files: [] }

it.each<readonly [number, string, readonly Call[]]>([
  [404_001, 'unknown', CHANGES_OF_A_LIST],
  [409_004, 'name-taken', CHANGES_OF_A_LIST],
  [410_001, 'gone', CHANGES_OF_A_LIST],
  [413_001, 'too-many', CHANGES_OF_A_LIST],
  [404_001, 'unknown', [(api) => new HttpFavourites(api).shared('s1')]],
  [410_001, 'gone', [(api) => new HttpFavourites(api).shared('s1')]],
  [400_002, 'day', CHANGES_OF_THE_PARTNER],
  [403_004, 'not-allowed', CHANGES_OF_THE_PARTNER],
  [403_007, 'not-allowed', CHANGES_OF_THE_PARTNER],
  [404_001, 'unknown', CHANGES_OF_THE_PARTNER],
  [413_001, 'too-many', CHANGES_OF_THE_PARTNER],
  [422_020, 'not-public', CHANGES_OF_THE_PARTNER],
  [413_001, 'too-many', [(api) => new HttpOwnNumbers(api).save([])]],
  [404_001, 'unknown-document', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
  [422_022, 'claimed-lines', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
  [413_000, 'files', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
  [413_002, 'files', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
  [422_010, 'files', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
  [409_002, 'key-reused', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
  [429_001, 'refused', [(api) => new HttpForms(api).submit('key', SUBMISSION)]],
])('the API client maps the API code %d to the rejection %s', async (code, kind, calls) => {
  const rejections = await Promise.all(calls.map((call) => call(refusing(code))))
  expect(rejections).toEqual(calls.map(() => ({ ok: false, error: { kind } })))
})

it.each<readonly [number, Call]>([
  [409_004, (api) => new HttpFavourites(api).shared('s1')],
  [404_001, (api) => new HttpOwnNumbers(api).save([])],
])('the API client throws the API code %d where no rejection is declared for it', async (code, call) => {
  await expect(call(refusing(code))).rejects.toMatchObject({ kind: 'refused', code })
})
