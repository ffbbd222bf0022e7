import { describe, expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import '#ui/saved-carts/saved-carts.module.ts'
import '#ui/favourites/favourite-button.module.ts'
import '#ui/own-numbers/own-numbers.module.ts'
import '#ui/scanning/scanning.module.ts'
import '#ui/line-check/line-check.module.ts'
import '#ui/data-table/sheets.module.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const [one, other] = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).filter(
  ({ sku, replacedBy, discontinued, packageQuantity }) =>
    replacedBy === undefined &&
    !discontinued &&
    packageQuantity === 1 &&
    catalogue.findNumber(sku).length === 1,
)
if (!one || !other) throw new Error('The small assortment has no two such parts')

async function openTable() {
  const { table } = (await loggedInShop('full')).get(QuickOrderViewModel)
  table.open()
  const rows = () => table.rows.filled.map(({ written: { number, quantity } }) => [number, quantity])
  return { table, rows }
}

describe('scans', () => {
  it('of the same part increase its quantity, whatever symbols their codes contain', async () => {
    const { table, rows } = await openTable()
    for (const text of [one.sku, one.gtin, `(01)0${one.gtin}(37)12`, other.sku, `P${one.sku}Q3`]) {
      await table.scans.take(text)
    }
    expect(rows()).toEqual([
      [one.sku, '17'],
      [other.sku, '1'],
    ])
    expect(table.notice).toEqual({ kind: 'scanned', number: one.sku, pieces: 17 })
  })

  it('in quick succession are added in their sequence', async () => {
    const { table, rows } = await openTable()
    await Promise.all(
      [`P${one.sku}`, 'Q10', other.sku, `P${one.sku}`, 'Q5'].map((text) => table.scans.take(text)),
    )
    expect(rows()).toEqual([
      [one.sku, '15'],
      [other.sku, '1'],
    ])
  })

  it('do not change an invalid quantity or typed text', async () => {
    const { table, rows } = await openTable()
    const [first] = table.rows.all
    table.rows.type(first!, { number: one.sku, quantity: '1.000' })
    await table.scans.take(one.sku)
    expect(rows()).toEqual([
      [one.sku, '1.000'],
      [one.sku, '1'],
    ])
  })

  it('without a part are reported, and change no row', async () => {
    const { table, rows } = await openTable()
    await table.scans.take('(00)340123450000000000')
    expect(table.notice).toEqual({ kind: 'no-part-scanned', of: 'package' })
    await table.scans.take('Q5')
    expect(table.notice).toEqual({ kind: 'no-part-scanned', of: 'nothing' })
    expect(rows()).toEqual([])
  })
})

describe('pasted text of labels', () => {
  it.each([
    ['one', `(01)0${one.gtin}(37)12`, [[one.gtin, '12']]],
    ['one with its fields on lines', `P ${one.sku}\nQ 4\nV 4711`, [[one.sku, '4']]],
    [
      'several',
      `P${one.sku}Q4\nP${other.sku}Q2\nP${one.sku}Q1`,
      [
        [one.sku, '5'],
        [other.sku, '2'],
      ],
    ],
  ])('is converted to rows: %s', async (_, text, read) => {
    const { table, rows } = await openTable()
    await table.intake.paste(text)
    expect(rows()).toEqual(read)
  })
})
