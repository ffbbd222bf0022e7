import { describe, expect, it } from 'vitest'
import type { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ReadScan } from '#application/scanning/read-scan.ts'
import type { Document } from '#domain/documents/document.ts'
import { PackingViewModel } from '#ui/documents/packing.view-model.ts'
import { checkedLine, checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { draftDevice, type DraftDevice } from '../../fixtures/draft-device.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const one = { sku: '3.61984', gtin: '4006381333931' }
const other = { sku: '3.70481', gtin: '4006381333948' }
const foreign = { sku: '2.30256', gtin: '4006381333955' }
const PARTS = [one, other, foreign]
const lineCheck: LineCheck = {
  check: async (lines) =>
    lines.map(({ lineNo, input }) => {
      const part = PARTS.find(({ sku, gtin }) => input === sku || input === gtin)
      return part
        ? checkedLine({ lineNo, part: checkedPart({ sku: part.sku }) })
        : checkedLine({ lineNo, part: undefined, status: 'unknown-number' })
    }),
}

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

/** Ten pieces of one part in two packages, and one piece of another part. */
const shipment = {
  header: { documentNo: '830000000001' },
  lines: [line(1, one.sku, 10), line(2, other.sku, 1)],
  packages: [
    { ...PACKAGE, sscc: FIRST, lines: [packed(one.sku, 6), packed(other.sku, 1)] },
    { ...PACKAGE, sscc: SECOND, lines: [packed(one.sku, 4)] },
  ],
  tariffs: [{ tariffNo: '1' }],
} as unknown as Document

function emptyPacking(device: DraftDevice): PackingViewModel {
  const drafts = new Drafts({ storage: device, session: sessionOf('customer'), clock: new ManualClock() })
  return new PackingViewModel({
    shared: { drafts } as ListPageDependencies,
    scans: new ReadScan({ lineCheck }),
  })
}

/** The packing list of the shipment on a device. */
function packingOn(device = draftDevice()) {
  const model = emptyPacking(device)
  model.show(shipment)
  const lines = () => model.packages.flatMap((each) => model.linesOf(each))
  const line = (index: number) => {
    const foundLine = lines()[index]
    if (!foundLine) throw new Error(`No line ${index}`)
    return foundLine
  }
  const arrived = () => lines().map((each) => model.piecesOf(each))
  return { model, device, line, arrived }
}

describe('a scan of received goods', () => {
  it('of a package checks off all its lines', async () => {
    const { model, arrived } = packingOn()
    await model.scan(`]C100${FIRST}`)
    expect(arrived()).toEqual([6, 1, 0])
    expect(model.told).toEqual({ kind: 'package', sscc: FIRST, lines: 2 })
    expect(model.shortLines).toEqual([{ lineNo: 1, quantity: 4 }])
  })

  it('of a part without a quantity checks off its first open line', async () => {
    const { model, arrived } = packingOn()
    await model.scan(one.gtin)
    expect(arrived()).toEqual([6, 0, 0])
    await model.scan(one.sku)
    expect(arrived()).toEqual([6, 0, 4])
    await model.scan(one.sku)
    expect(model.told).toEqual({ kind: 'complete', number: one.sku })
    expect(model.shortLines).toEqual([{ lineNo: 2, quantity: 1 }])
  })

  it('of a part with a quantity adds it to the lines of the part, in any package', async () => {
    const { model, arrived } = packingOn()
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

  it('uses the quantity of a label’s second code', async () => {
    const { model, arrived } = packingOn()
    await Promise.all([`P${one.sku}`, 'Q2', 'V4711'].map((text) => model.scan(text)))
    expect(arrived()).toEqual([2, 0, 0])
    expect(model.told).toEqual({ kind: 'nothing' })
  })

  it('of a part or package that is not on the packing list changes nothing', async () => {
    const { model, arrived } = packingOn()
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

it('a damaged part counts as received, and can be claimed', async () => {
  const { model, line } = packingOn()
  model.markDamaged(line(0), true)
  await model.scan(`(00)${SECOND}`)
  expect(model.damagedLines).toEqual([{ lineNo: 1, quantity: 6 }])
  expect(model.shortLines).toEqual([{ lineNo: 2, quantity: 1 }])
  expect([model.isDamaged(line(0)), model.isDamaged(line(1)), model.hasArrived(line(0))]).toEqual([
    true,
    false,
    true,
  ])
  model.markDamaged(line(0), false)
  expect([model.damagedLines, model.hasArrived(line(0))]).toEqual([[], true])
  model.markDamaged(line(0), true)
  model.tick(line(0), false)
  expect([model.damagedLines, model.hasArrived(line(0))]).toEqual([[], false])
})

describe('a packing list', () => {
  it('that is unknown has no lines', () => {
    const model = emptyPacking(draftDevice())
    expect(model).toMatchObject({ number: '', packages: [], tariffs: [], lineCount: 0 })
    expect([model.shortLines, model.damagedLines, model.missing]).toEqual([[], [], []])
  })

  it('can be checked off line by line', () => {
    const { model, line, arrived } = packingOn()
    model.tick(line(0), true)
    expect([arrived(), model.hasArrived(line(0)), model.missing]).toEqual([
      [6, 0, 0],
      true,
      [line(1), line(2)],
    ])
    model.tick(line(0), false)
    expect([arrived(), model.missing.length, model.shortLines]).toEqual([[0, 0, 0], 3, []])
  })

  it('retains the mark of a damaged part when its line is checked off', () => {
    const { model, line } = packingOn()
    model.markDamaged(line(0), true)
    model.tick(line(0), true)
    expect(model.isDamaged(line(0))).toBe(true)
  })

  it('clears the message of the last scan when the user continues', async () => {
    const { model } = packingOn()
    await model.scan(one.sku)
    model.dismiss()
    expect(model.told).toBeUndefined()
  })
})

describe('the progress of a packing list stored on this device', () => {
  it('restores received and damaged quantities', async () => {
    const { model, device, line } = packingOn()
    await model.scan(`(01)0${one.gtin}(37)4`)
    model.markDamaged(line(1), true)
    const again = packingOn(device)
    expect(again.arrived()).toEqual([0, 0, 0])
    again.model.recall()
    expect(again.arrived()).toEqual([4, 1, 0])
    expect(again.model.damagedLines).toEqual([{ lineNo: 2, quantity: 1 }])
    again.model.tick(again.line(1), false)
    const last = packingOn(device)
    last.model.recall()
    expect([last.arrived(), last.model.damagedLines]).toEqual([[4, 0, 0], []])
    expect(device.names()).toEqual(['D0100001/arrived:830000000001'])
  })

  it.each([
    ['nothing', null],
    ['a text', 'arrived'],
    ['no received quantities', { damaged: [] }],
    ['no damaged quantities', { arrived: [[`${FIRST}:0`, 2]] }],
  ])('is ignored if it is invalid: %s', (_, content) => {
    const { model, arrived } = packingOn({ ...draftDevice(), load: () => ({ version: 2, content }) })
    model.recall()
    expect(arrived()).toEqual([0, 0, 0])
  })

  it('restores only valid entries', () => {
    const content = {
      arrived: ['x', [1, 1], [`${FIRST}:1`, '1'], [`${FIRST}:1`, 0.5], [`${FIRST}:0`, 2]],
      damaged: [7, `${FIRST}:0`],
    }
    const { model, arrived, line } = packingOn({ ...draftDevice(), load: () => ({ version: 2, content }) })
    model.recall()
    expect([arrived(), model.isDamaged(line(0))]).toEqual([[2, 0, 0], true])
  })
})
