import { expect, it } from 'vitest'
import { anonymous, api, smallBackend } from '../call-api.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'

const catalogue = sharedCatalogue(7, 600)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const sold = products.filter(
  ({ sku, replacedBy, discontinued }) =>
    replacedBy === undefined && !discontinued && catalogue.findNumber(sku).length === 1,
)
const [part = sold[0]!, other = sold[0]!] = sold
const replaced = products.find(({ replacedBy }) => replacedBy !== undefined)!
const shared = products
  .flatMap(({ crossReferences }) => crossReferences.map(({ referenceNo }) => referenceNo))
  .find((number) => catalogue.findNumber(number).filter(({ kind }) => kind !== 'replaced').length > 1)!

async function setUp() {
  const { post, login } = api(smallBackend())
  const caller = { ...anonymous, token: await login('full@demo.test') }
  const otherUser = { ...anonymous, token: await login('export@demo.test') }
  const save = async (number: string, sku: string, account: object = caller) =>
    (await post('/api/own-numbers/save', { ...account, numbers: [{ number, sku }] })).body.statuses
  const check = async (input: string, account: object = caller) =>
    (await post('/api/search/resolve', { ...account, numbers: [{ lineNo: 1, input, quantity: 1 }] })).body
      .lines[0]
  const page = { start: 0, length: 100, filter: {} }
  const list = async (account: object = caller, query = {}) =>
    (await post('/api/own-numbers/list', { ...account, ...page, ...query })).body
  return { post, caller, stranger: otherUser, save, check, list }
}

it('an own number is resolved by its company’s decision in any spelling, but for no other company', async () => {
  const { save, check, list, stranger } = await setUp()
  expect(await save('LAGER-0815', part.sku)).toEqual(['SAVED'])
  expect(await check('lager 0815')).toMatchObject({
    status: expect.stringMatching(/OK|QTY_ROUNDED|BACKORDER/),
    product: { sku: part.sku, foundVia: { matchType: 'OWN', number: 'LAGER-0815' } },
    decided: { by: expect.any(String) },
  })
  expect(await check('LAGER-0815', stranger)).toMatchObject({ status: 'UNKNOWN_NUMBER' })
  expect((await list(stranger)).items).toEqual([])
})

it('an own number is found without its leading zeros, and an exact match takes precedence', async () => {
  const { save, check } = await setUp()
  expect(await save('0081577', part.sku)).toEqual(['SAVED'])
  expect((await check('81577')).product.sku).toBe(part.sku)
  const padded = products
    .flatMap(({ crossReferences }) => crossReferences.map(({ referenceNo }) => referenceNo))
    .find((number) => /^0[1-9]\d{5}$/.test(number) && catalogue.findNumber(number.slice(1)).length === 0)!
  expect(await save(padded.slice(1), part.sku)).toEqual(['SAVED'])
  expect((await check(padded.slice(1))).product.sku).toBe(part.sku)
})

it('an own number selects one of several parts with the same number', async () => {
  const { save, check } = await setUp()
  const { candidates } = await check(shared)
  const { sku } = candidates.at(-1)
  expect(await save(shared, sku)).toEqual(['SAVED'])
  expect((await check(shared)).product.sku).toBe(sku)
})

it('unknown parts, numbers of other parts and numbers without a letter or digit are rejected', async () => {
  const { save, list } = await setUp()
  expect(await save('LAGER-0815', 'no-such-part')).toEqual(['UNKNOWN_PART'])
  expect(await save(part.sku, other.sku)).toEqual(['TAKEN'])
  expect(await save('---', part.sku)).toEqual(['INVALID'])
  expect((await list()).items).toEqual([])
})

it('an own number whose part was replaced is ignored', async () => {
  const { save, check, list } = await setUp()
  expect(await save('LAGER-0815', replaced.sku)).toEqual(['SAVED'])
  expect(await check('LAGER-0815')).toMatchObject({ status: 'UNKNOWN_NUMBER' })
  expect(await list()).toMatchObject({ items: [{ number: 'LAGER-0815', usable: false }] })
  expect((await list(undefined, { filter: { usable: true } })).items).toEqual([])
})

it('an own number is found only in the search of its company', async () => {
  const { post, caller, stranger, save } = await setUp()
  await save('QX7ZWV', part.sku)
  const found = async (caller: object) =>
    (await post('/api/search/partSearch', { ...caller, searchTerm: 'qx7zwv' })).body.products.map(
      ({ sku, foundVia }: { sku: string; foundVia: object }) => ({ sku, foundVia }),
    )
  expect(await found(caller)).toEqual([{ sku: part.sku, foundVia: { matchType: 'OWN', number: 'qx7zwv' } }])
  expect(await found(stranger)).not.toContainEqual(expect.objectContaining({ sku: part.sku }))
  expect(await found(anonymous)).not.toContainEqual(expect.objectContaining({ sku: part.sku }))
})

it('a deleted own number is unknown', async () => {
  const { post, caller, save, check, list } = await setUp()
  await save('LAGER-0815', part.sku)
  const removed = await post('/api/own-numbers/remove', { ...caller, numbers: ['lager0815', 'unknown'] })
  expect(removed.body).toEqual({ removed: 1 })
  expect(await check('LAGER-0815')).toMatchObject({ status: 'UNKNOWN_NUMBER' })
  expect((await list()).items).toEqual([])
})
