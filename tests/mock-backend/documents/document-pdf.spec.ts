import Pdf from 'pdfkit'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#mock-backend/catalogue/language.ts'
import { documentsOf, type AccountDocument } from '#mock-backend/documents/account-document.ts'
import { documentPdf } from '#mock-backend/documents/document-pdf.ts'
import { sheetPdf } from '#mock-backend/documents/sheet-pdf.ts'
import { grossGramsOf } from '#mock-backend/documents/document-view.ts'
import { netGramsOf } from '#mock-backend/orders/packages.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anyBook, shippingAddress } from '../orders/flow-fixture.ts'

type Printed = {
  readonly text: string
  readonly page: object
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

afterEach(() => vi.restoreAllMocks())

/** All texts of a PDF with their positions. */
const printed = (document: AccountDocument, caller: Caller) => recorded(() => documentPdf(document, caller))

async function recorded(write: () => Promise<unknown>): Promise<readonly Printed[]> {
  const all: Printed[] = []
  const original = Pdf.prototype.text
  vi.spyOn(Pdf.prototype, 'text').mockImplementation(function record(
    this: PDFKit.PDFDocument,
    ...args: any[]
  ) {
    const [text, left, top, options = {}] = args
    const width = Math.min(this.widthOfString(text), options.width ?? Infinity)
    const height = options.width ? this.heightOfString(text, options) : this.currentLineHeight()
    all.push({
      text: text.replaceAll('\u00a0', ' '),
      page: this.page,
      left,
      top,
      right: left + width,
      bottom: top + height,
    })
    return original.apply(this, args as never)
  } as never)
  await write()
  vi.restoreAllMocks()
  return all
}

/** Permitted vertical overlap of two texts in points, because their boxes are higher than their letters. */
const SLACK = 2.5

const overlap = (one: Printed, other: Printed) =>
  one.page === other.page &&
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - SLACK &&
  other.top < one.bottom - SLACK

/** Pairs of overlapping texts. They are sorted by the top edge, so that only texts beside each other are compared. */
function overlapsIn(texts: readonly Printed[]): string[] {
  const sorted = texts.toSorted((one, other) => one.top - other.top)
  return sorted.flatMap((one, index) => {
    const matches: string[] = []
    for (let next = index + 1; next < sorted.length && sorted[next]!.top < one.bottom; next += 1) {
      if (overlap(one, sorted[next]!)) matches.push(`${one.text} / ${sorted[next]!.text}`)
    }
    return matches
  })
}

const TYPES = ['INVOICE', 'CREDIT_NOTE', 'DESPATCH_ADVICE', 'PACKING_LIST', 'ORDER_RESPONSE'] as const
const LANGUAGES: readonly Language[] = ['de', 'en', 'fr', 'it', 'ru', 'nl', 'pt-BR', 'es']

function callerOf(user: string, language: Language) {
  const { book, account } = anyBook()
  const caller = { account: account(`${user}@demo.test`), language, today: book.today, now: 0 } as Caller
  return { caller, history: book.historyOf(caller.account) }
}

test.each(LANGUAGES)(
  'In %s the longest PDF of each type has no truncated text, none outside the page and none covered',
  async (language) => {
    for (const user of language === 'ru' ? ['full', 'kz'] : ['full']) {
      const { caller, history } = callerOf(user, language)
      for (const type of TYPES) {
        const documents = documentsOf(history, type).toSorted((a, b) => b.lines.length - a.lines.length)
        for (const document of documents.slice(0, 1)) {
          const texts = (await printed(document, caller)).filter(({ text }) => text !== '')
          expect(texts.length).toBeGreaterThan(20)
          for (const one of texts) {
            expect(one.text).not.toContain('…')
            expect(one.left).toBeGreaterThanOrEqual(47)
            expect(one.right).toBeLessThanOrEqual(595 - 47)
            expect(one.bottom).toBeLessThanOrEqual(842)
          }
          expect(overlapsIn(texts)).toEqual([])
        }
      }
    }
  },
  60_000,
)

const textsOf = async (document: AccountDocument | undefined, caller: Caller) =>
  document ? (await printed(document, caller)).map(({ text }) => text) : []

test('An invoice contains the data required by law and by the bank', async () => {
  const { caller, history } = callerOf('full', 'en')
  const invoice = documentsOf(history, 'INVOICE').find(
    (one) => one.type === 'INVOICE' && one.invoice.transportCharge > 0,
  )
  const texts = (await textsOf(invoice, caller)).join('\n')
  for (const expected of [
    'DE000047110',
    'DE000100001',
    'Amtsgericht Münster',
    'IBAN DE93 9999 9999 0004 7110 00 · BIC DRAWDEM0XXX',
    'Payable without deduction by',
    'Germany',
    'Delivery address',
    'Delivery date',
    'VAT 19%',
    'Transport',
    'EUR',
    'Page 1 of 1',
  ]) {
    expect(texts).toContain(expected)
  }
})

test('An invoice to another country contains the reason why it has no VAT', async () => {
  const { caller, history } = callerOf('kz', 'ru')
  const [invoice] = documentsOf(history, 'INVOICE')
  const texts = (await textsOf(invoice, caller)).join('\n')
  for (const expected of ['Экспорт, без НДС', 'НДС 0 %', 'Казахстан', 'Страница 1 из 1']) {
    expect(texts).toContain(expected)
  }
})

test('An order confirmation contains dates and totals', async () => {
  const { caller, history } = callerOf('full', 'en')
  const [confirmation] = documentsOf(history, 'ORDER_RESPONSE')
  expect(await textsOf(confirmation, caller)).toEqual(
    expect.arrayContaining(['Promised date', 'Payment', 'Net', 'VAT 19%', 'Total amount']),
  )
})

test('The confirmation of a pick-up order contains the location and all texts of the order', async () => {
  const { book, catalogue, full } = anyBook()
  const { vendorId, sku } = catalogue.product(1)
  const line = { sku: `${vendorId}-${sku}`, quantity: 4, unitPrice: 1999, note: 'WO 4711, for MAN' }
  const { first } = book.place(full, {
    first: [{ ...line, coreDeposit: 500 }],
    second: [{ ...line, dispatchDate: '2026-12-10' }],
    customerOrderReference: 'WS 17',
    shipTo: shippingAddress,
    transport: 'PICKUP',
    payment: 'ACCOUNT',
    contact: 'Jo Clerk 0151 1',
    remark: 'Gate 4',
  })
  const caller = { account: full, language: 'en', today: book.today, now: 0 } as Caller
  const confirmations = documentsOf(book.historyOf(full), 'ORDER_RESPONSE')
  const texts = await textsOf(
    confirmations.find(({ documentNo }) => documentNo === first),
    caller,
  )
  for (const expected of [first, 'Pick-up at', '48155 Münster', 'Jo Clerk 0151 1', 'Gate 4']) {
    expect(texts).toContain(expected)
  }
  expect(texts.slice(texts.indexOf('Goods'))).toEqual(
    expect.arrayContaining(['Goods', '€79.96', 'Core deposits', '€20.00', 'Net', '€99.96']),
  )
  expect(texts.join(' ').match(/\(Note: WO 4711, for MAN\)/g)).toHaveLength(1)
  expect(texts.join(' ')).not.toContain('Delivery address')
})

test('A packing list has separate totals of net and gross weights', async () => {
  const { caller, history } = callerOf('full', 'en')
  const [list] = documentsOf(history, 'PACKING_LIST')
  if (list?.type !== 'PACKING_LIST') throw new Error('No packing list')
  const texts = await textsOf(list, caller)
  const kilograms = (grams: number) =>
    (grams / 1000).toLocaleString('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  expect(texts.slice(-4, -2)).toEqual([
    kilograms(netGramsOf(list.lines)),
    kilograms(grossGramsOf(list.shipment)),
  ])
})

test('An order confirmation for a user without prices contains no amounts', async () => {
  const { caller, history } = callerOf('noprice', 'en')
  const [confirmation] = documentsOf(history, 'ORDER_RESPONSE')
  const texts = await textsOf(confirmation, caller)
  expect(texts).not.toContain('Total amount')
  expect(texts.join(' ')).not.toMatch(/€|EUR|VAT %/)
})

test('The numbers of a column have the same number of decimal places', async () => {
  const { caller } = callerOf('full', 'en')
  const columns = [
    { title: 'Weight', kind: 'NUMBER' as const },
    { title: 'Packages', kind: 'NUMBER' as const },
  ]
  const rows = [
    [101.998, 4],
    [22.43, 100],
    [7, 1],
    [null, 0],
  ]
  const table = { title: 'Packing lists', columns, rows, totals: [null, null] }
  const texts = (await recorded(() => sheetPdf(table, caller))).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['101.998', '22.430', '7.000', '4', '100', '1', '0']))
})

test('A prepaid order contains the amount, due date and reference of the payment', async () => {
  const { caller, history } = callerOf('export', 'en')
  const order = documentsOf(history, 'ORDER_RESPONSE').find(
    (one) => one.type === 'ORDER_RESPONSE' && one.flow.order.payment === 'PREPAYMENT',
  )
  const texts = (await textsOf(order, caller)).join(' ')
  expect(texts).toMatch(
    new RegExp(`Please transfer R\\$[\\d,.]+ by \\d\\d/\\d\\d/\\d{4}, quoting ${order?.documentNo}\\.`),
  )
  expect(texts).toContain('IBAN')
})

test('An invoice that was paid with the order requires no payment', async () => {
  const { caller, history } = callerOf('kz', 'en')
  const [invoice] = documentsOf(history, 'INVOICE')
  const texts = (await textsOf(invoice, caller)).join(' ')
  expect(texts).toMatch(/Paid on \d\d\/\d\d\/\d{4}: Prepayment\. Nothing is left to pay\./)
  expect(texts).not.toMatch(/IBAN|Payable without deduction|Due/)
})
