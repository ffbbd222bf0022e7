import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { Documents } from '#application/documents/documents.port.ts'
import { ExportLines } from '#application/documents/export-lines.ts'
import { isMoneyCell, sheetTotals, type Sheet } from '#domain/data-table/sheet.ts'
import type { DocumentType } from '#domain/documents/document.ts'
import { sum } from '#domain/shared/money.ts'
import messages from '#ui/messages/en.json' with { type: 'json' }
import { lineSheet } from '#ui/documents/line-sheet.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const intl = createIntl({ locale: 'en', messages, onError: () => {} })

async function linesOf(type: DocumentType, list: string, length: number) {
  const documents = (await loggedInShop('full')).get(Documents)
  const query = { start: 0, length, sortBy: 'date', desc: true, filters: {} }
  const { items } = await documents.list(type, query)
  const savedSheets: Sheet[] = []
  const lines = new ExportLines({ documents, files: { save: async (sheet) => void savedSheets.push(sheet) } })
  const result = await lines.run(items, { format: 'csv', language: 'en' }, (all) =>
    lineSheet(intl, list, all),
  )
  expect(result.ok).toBe(true)
  return { items, sheet: savedSheets[0]! }
}

it('the exported lines of 150 invoices have the same net total as the invoices', async () => {
  const { items, sheet } = await linesOf('INVOICE', 'invoices', 150)
  expect(sheet.name).toBe('Invoices lines')
  expect(new Set(sheet.rows.map(([number]) => number))).toEqual(
    new Set(items.map(({ documentNo }) => documentNo)),
  )
  const total = sheetTotals(sheet)[sheet.heads.indexOf('Net')]
  const net = items.map((item) => item.net).filter((amount) => isMoneyCell(amount))
  expect(total).toEqual(sum(net, 'EUR'))
})

it('exported packing lists contain all packages, and each row has SSCC, customs tariff number, origin and weights', async () => {
  const { items, sheet } = await linesOf('PACKING_LIST', 'packinglist', 20)
  const column = (heading: string) => sheet.rows.map((row) => row[sheet.heads.indexOf(heading)])
  const packages = new Set(column('Package (SSCC)'))
  expect(packages.size).toBe(items.reduce((all, item) => all + (item.packages ?? 0), 0))
  expect(column('Package (SSCC)').every((code) => /^\d{18}$/.test(String(code)))).toBe(true)
  for (const columnHeader of ['Customs tariff no.', 'Origin'])
    expect(column(columnHeader).every(Boolean)).toBe(true)
  for (const head of ['Package gross weight (kg)', 'Net weight (kg)']) {
    expect(column(head).every((weight) => typeof weight === 'number')).toBe(true)
  }
})
