import { expect, it } from 'vitest'
import { createIntl } from 'react-intl'
import { DocumentQueue } from '#application/downloads/document-queue.port.ts'
import { Documents } from '#application/documents/documents.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import type { ListSource } from '#application/data-table/list-source.ts'
import { openList } from '#application/data-table/open-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'
import {
  isDayCell,
  isMoneyCell,
  sheetTotals,
  type ExportFormat,
  type Sheet,
} from '#domain/data-table/sheet.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { ListSelection } from '#ui/data-table/list-selection.view-model.ts'
import { listSheet } from '#ui/data-table/list-sheet.ts'
import { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { deliveryNoteList, invoiceList } from '#ui/documents/document-lists.columns.ts'
import * as cells from '#ui/data-table/list-cells.ts'
import messages from '#ui/messages/en.json' with { type: 'json' }
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const intl = createIntl({ locale: 'en', messages, onError: () => {} })

async function exportOf(query: string, definition: typeof invoiceList = invoiceList) {
  let now = Date.now()
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => now })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const documents = shop.get(Documents)
  const source: ListSource<DocumentHeader> = (requestedListQuery) =>
    documents.list(definition.documentType, requestedListQuery)
  const savedSheets: Sheet[] = []
  const { session, drafts, downloads, clock } = shop.get(ListPageDependencies)
  const shared = new ListPageDependencies({
    session,
    drafts,
    files: { save: async (sheet) => void savedSheets.push(sheet) },
    downloads,
    clock,
  })
  const opened = await openList(definition, new URLSearchParams(query), source, false)
  const list = new ListViewModel(definition, opened, source, new ListSelection(), shared)
  const save = (format: ExportFormat) =>
    list.export.save(format, 'en', (columns, rows) => listSheet(intl, definition.name, columns, rows))
  const printed = async () => {
    const [{ queueId } = { queueId: '' }] = shop.get(DownloadsStore).list
    now += 60_000
    return shop.get(DocumentQueue).file(queueId)
  }
  return { shop, list, save, saved: savedSheets, printed }
}

const kindsOf = ({ rows: [row = []] }: Sheet) =>
  row.map((cell) => (isMoneyCell(cell) ? 'amount' : isDayCell(cell) ? 'day' : typeof cell))

it('the list export creates the same columns from few and many rows, with the labels of the page', async () => {
  const few = await exportOf('status=overdue')
  const many = await exportOf('')
  expect(few.list.total).toBeLessThan(100)
  expect(many.list.total).toBeGreaterThan(800)
  for (const { save, list, saved } of [few, many]) {
    await save('csv')
    expect(list.export.progress).toEqual({ kind: 'idle' })
    expect(saved[0]!.rows).toHaveLength(list.total)
  }
  const [one, other] = [few.saved[0]!, many.saved[0]!]
  expect(one.heads).toEqual([
    'Number',
    'Date',
    'Due',
    'Orders',
    'Your reference',
    'Gross amount',
    'Amount due',
    'Currency',
    'Status',
  ])
  expect(other.heads).toEqual(one.heads)
  expect(kindsOf(other)).toEqual(kindsOf(one))
  expect(kindsOf(one)).toEqual([
    'string',
    'day',
    'day',
    'string',
    'string',
    'amount',
    'amount',
    'string',
    'string',
  ])
  expect(one.rows[0]!.at(-1)).toBe('Overdue')
})

it('the list export contains the chosen columns', async () => {
  const { save, saved } = await exportOf('columns=documentNo,date,tax,status')
  await save('xlsx')
  expect(saved[0]!.heads).toEqual(['Number', 'Date', 'VAT', 'Currency', 'Status'])
})

it('the list export has a separate column for units', async () => {
  const { save, saved } = await exportOf('columns=documentNo,grossWeightKg', deliveryNoteList)
  await save('csv')
  expect(saved[0]!.heads).toEqual(['Number', 'Weight', 'Unit'])
  expect(saved[0]!.rows[0]).toEqual([expect.any(String), expect.any(Number), 'kg'])
})

it('the list export contains no prices if the user has hidden them', async () => {
  const { shop, save, saved } = await exportOf('')
  shop.get(SessionStore).hidePrices(true)
  await save('csv')
  expect(saved[0]!.heads).toEqual(['Number', 'Date', 'Due', 'Orders', 'Your reference', 'Status'])
})

it('the list export of a selected row as PDF is queued, and creates a PDF named after the list', async () => {
  const { shop, list, save, printed } = await exportOf('')
  list.select(list.items[0]!, true)
  await save('pdf')
  expect(list.export.progress).toEqual({ kind: 'queued' })
  expect(shop.get(DownloadsStore).list).toMatchObject([{ total: 1 }])
  const file = await printed()
  expect(file!.name).toMatch(/^Invoices-\d{4}-\d\d-\d\d\.pdf$/)
  expect((await file!.file.text()).slice(0, 5)).toBe('%PDF-')
})

it('the list export adds up amounts, but not unit prices', () => {
  const columns = [{ id: 'sku' }, { id: 'price', isUnitPrice: true }, { id: 'net' }]
  const money = (minor: number) => cells.money({ minor, currency: 'EUR' })
  const sheet = listSheet(intl, 'noticelist', columns, [
    [cells.text('1'), money(100), money(300)],
    [cells.text('2'), money(250), money(500)],
  ])
  expect(sheetTotals(sheet).map((total) => total?.minor)).toEqual([undefined, undefined, 800, undefined])
})
