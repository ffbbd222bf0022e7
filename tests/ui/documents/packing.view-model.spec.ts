import { beforeEach, describe, expect, it } from 'vitest'
import type { Document } from '#domain/documents/document.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import '#ui/documents/documents.module.ts'
import { PackingViewModel } from '#ui/documents/packing.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const [one, other, foreign] = Array.from({ length: catalogue.size }, (_, index) =>
  catalogue.product(index),
).filter(({ sku }) => catalogue.findNumber(sku).length === 1)
if (!one || !other || !foreign) throw new Error('The small assortment has no three parts')

const packed = (sku: string, quantity: number) => ({
  sku,
  name: '',
  quantity,
  orderNo: 'O1',
  customerOrderReference: '',
  originCountry: 'DE',
  tariffNo: '1',
  netWeightKg: 1,
})
const line = (lineNo: number, sku: string, quantity: number) => ({
  lineNo,
  kind: 'PART',
  article: { sku },
  orderNo: 'O1',
  quantity,
})
const PACKAGE = { type: 'PARCEL', lengthCm: 1, widthCm: 1, heightCm: 1, netWeightKg: 1, grossWeightKg: 1 }
const FIRST = '340123450000000000'
const SECOND = '340123450000000017'

/** Ten of one part in two packages, and one of another. */
const shipment = {
  header: { documentNo: '830000000001' },
  lines: [line(1, one.sku, 10), line(2, other.sku, 1)],
  packages: [
    { ...PACKAGE, sscc: FIRST, lines: [packed(one.sku, 6), packed(other.sku, 1)] },
    { ...PACKAGE, sscc: SECOND, lines: [packed(one.sku, 4)] },
  ],
  tariffs: [],
} as unknown as Document

let model: PackingViewModel
beforeEach(async () => {
  const shop = await loggedInShop('full')
  model = shop.get(PackingViewModel)
  model.show(shipment)
})
const arrived = () =>
  model.packages.flatMap((each) => model.linesOf(each)).map((each) => model.piecesOf(each))

describe('a scan on arrival', () => {
  it('of a package ticks off what is in it', async () => {
    await model.scan(`]C100${FIRST}`)
    expect(arrived()).toEqual([6, 1, 0])
    expect(model.told).toEqual({ kind: 'package', sscc: FIRST, lines: 2 })
    expect(model.shortLines).toEqual([{ lineNo: 1, quantity: 4 }])
  })

  it('of a part without a quantity ticks off the first line that waits for it', async () => {
    await model.scan(one.gtin)
    expect(arrived()).toEqual([6, 0, 0])
    await model.scan(one.sku)
    expect(arrived()).toEqual([6, 0, 4])
    await model.scan(one.sku)
    expect(model.told).toEqual({ kind: 'complete', number: one.sku })
    expect(model.shortLines).toEqual([{ lineNo: 2, quantity: 1 }])
  })

  it('of a part with its quantity counts pieces, also across packages', async () => {
    await model.scan(`(01)0${one.gtin}(37)4`)
    expect(arrived()).toEqual([4, 0, 0])
    expect(model.told).toEqual({ kind: 'line', number: one.sku, arrived: 4, quantity: 6 })
    await model.scan(`P${one.sku}Q3`)
    expect(arrived()).toEqual([6, 0, 1])
    expect(model.shortLines).toEqual([
      { lineNo: 1, quantity: 3 },
      { lineNo: 2, quantity: 1 },
    ])
    await model.scan(`P${one.sku}Q5`)
    expect(arrived()).toEqual([6, 0, 4])
    expect(model.told).toEqual({ kind: 'surplus', number: one.sku, pieces: 2 })
  })

  it('takes the quantity of a label that has a code of its own', async () => {
    await Promise.all([`P${one.sku}`, 'Q2', 'V4711'].map((text) => model.scan(text)))
    expect(arrived()).toEqual([2, 0, 0])
    expect(model.told).toEqual({ kind: 'nothing' })
  })

  it('of what is not on the packing list changes nothing', async () => {
    await model.scan(foreign.sku)
    expect(model.told).toEqual({ kind: 'foreign-part', number: foreign.sku })
    await model.scan('(00)340123450000000024')
    expect(model.told).toEqual({ kind: 'foreign-package', sscc: '340123450000000024' })
    await model.scan('Q2')
    expect(model.told).toEqual({ kind: 'nothing' })
    expect(arrived()).toEqual([0, 0, 0])
    expect(model.shortLines).toEqual([])
  })
})

it('a damaged part has arrived, and is claimed for itself', async () => {
  const [first] = model.linesOf(model.packages[0]!)
  model.markDamaged(first!, true)
  await model.scan(`(00)${SECOND}`)
  expect(model.damagedLines).toEqual([{ lineNo: 1, quantity: 6 }])
  expect(model.shortLines).toEqual([{ lineNo: 2, quantity: 1 }])
  model.tick(first!, false)
  expect(model.damagedLines).toEqual([])
})

it('what was counted and what is damaged comes back on this device', async () => {
  await model.scan(`(01)0${one.gtin}(37)4`)
  const [, second] = model.linesOf(model.packages[0]!)
  model.markDamaged(second!, true)
  const before = arrived()
  model.recall()
  expect(arrived()).toEqual(before)
  expect(model.damagedLines).toEqual([{ lineNo: 2, quantity: 1 }])
})
