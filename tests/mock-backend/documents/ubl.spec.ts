import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '#mock-backend/documents/account-document.ts'
import { ciiDocument } from '#mock-backend/documents/cii.ts'
import { tradeDocument, type TradeDocument } from '#mock-backend/documents/trade-document.ts'
import { ublDocument } from '#mock-backend/documents/ubl.ts'
import type { Vat } from '#mock-backend/orders/vat.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anInvoice, rulesBrokenInBoth, xmlOf } from '../../fixtures/e-invoice.fixture.ts'
import { anyBook } from '../orders/flow-fixture.ts'

const USERS = ['full', 'noprice', 'readonly', 'accounts', 'export', 'kz'].map((name) => `${name}@demo.test`)

const categoryOf = ({ lines }: TradeDocument) => lines[0]?.vat.category

test.each(USERS)(
  'Invoices and credit notes for %s conform to EN 16931 in both XML syntaxes',
  async (user) => {
    const { book, account } = anyBook()
    const caller = { account: account(user), language: 'ru', today: book.today, now: 0 } as Caller
    const history = book.historyOf(caller.account)
    for (const type of ['INVOICE', 'CREDIT_NOTE'] as const) {
      const documents = documentsOf(history, type).filter((one) => one.type === type)
      expect(documents.length).toBeGreaterThan(0)
      for (const document of documents.slice(0, 50)) {
        if (document.type !== 'INVOICE' && document.type !== 'CREDIT_NOTE') continue
        expect(await rulesBrokenInBoth(tradeDocument(document, caller))).toEqual([])
      }
    }
  },
)

test('The VAT category depends on the countries of seller and buyer', () => {
  const { book, account } = anyBook()
  const categories = USERS.map((user) => {
    const caller = { account: account(user), language: 'en', today: book.today, now: 0 } as Caller
    const [invoice] = documentsOf(book.historyOf(caller.account), 'INVOICE')
    return invoice?.type === 'INVOICE' ? categoryOf(tradeDocument(invoice, caller)) : undefined
  })
  expect(categories).toEqual(['S', 'K', 'S', 'S', 'S', 'G'])
})

test('A credit note references its invoice, and each of its lines a line of the invoice', () => {
  const { book, full } = anyBook()
  const caller = { account: full, language: 'en', today: book.today, now: 0 } as Caller
  const notes = documentsOf(book.historyOf(full), 'CREDIT_NOTE')
  expect(notes.length).toBeGreaterThan(0)
  for (const note of notes) {
    if (note.type !== 'CREDIT_NOTE') continue
    const { invoice, lines } = tradeDocument(note, caller)
    expect(invoice?.documentNo).toBe(note.creditNote.invoice.invoiceNo)
    const count = note.creditNote.invoice.lines.length
    for (const line of lines) {
      const [, lineNo] = /line (\d+)$/.exec(line.note ?? '') ?? []
      expect(Number(lineNo)).toBeGreaterThan(0)
      expect(Number(lineNo)).toBeLessThanOrEqual(count)
    }
  }
})

const anyVat: fc.Arbitrary<Vat> = fc.oneof(
  fc.constantFrom(19, 7, 5.5, 21).map((percent) => ({ category: 'S' as const, percent })),
  fc.constantFrom('Z', 'E', 'AE', 'K', 'G').map((category) => ({ category, percent: 0 }) as Vat),
)
const anyAmount = fc.integer({ min: 0, max: 99_999_999 })

test('The totals of an invoice add up for any rates, charges and allowances', async () => {
  const anyLine = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unitPrice: anyAmount, vat: anyVat })
  const anyCharge = fc.record({ isCharge: fc.boolean(), amount: anyAmount, vat: anyVat })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.array(anyCharge, { maxLength: 3 }),
      fc.constantFrom('INVOICE' as const, 'CREDIT_NOTE' as const),
      fc.string({ unit: 'binary' }),
      async (lines, charges, type, name) => {
        const document: TradeDocument = {
          ...anInvoice,
          type,
          lines: lines.map((line) => ({ ...anInvoice.lines[0]!, ...line, name: `Part ${name}` })),
          charges: charges.map((charge) => ({ reason: 'Reason', ...charge })),
        }
        expect(await rulesBrokenInBoth(document)).toEqual([])
      },
    ),
  )
})

test('A prepaid invoice has no amount due, and its terms contain the payment', async () => {
  const { book, account } = anyBook()
  const caller = { account: account('kz@demo.test'), language: 'en', today: book.today, now: 0 } as Caller
  const [invoice] = documentsOf(book.historyOf(caller.account), 'INVOICE')
  if (invoice?.type !== 'INVOICE') throw new Error('No invoice')
  const xml = xmlOf(tradeDocument(invoice, caller))
  const amount = (name: string) => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]
  expect(amount('PrepaidAmount')).toBe(amount('TaxInclusiveAmount'))
  expect(amount('PayableAmount')).toBe('0.00')
  expect(xml).not.toContain('DueDate')
  expect(xml).toMatch(/Paid on \d\d\/\d\d\/\d{4}: Prepayment\. Nothing is left to pay\./)
})

test('An invoice or credit note has the cost centre per line as accounting reference, and the job as project', async () => {
  const [line] = anInvoice.lines
  for (const type of ['INVOICE', 'CREDIT_NOTE'] as const) {
    const document: TradeDocument = {
      ...anInvoice,
      type,
      job: 'HH-BN <7>',
      lines: [{ ...line!, costCentre: '4100' }],
    }
    expect(await rulesBrokenInBoth(document)).toEqual([])
    const ubl = ublDocument(document, 'en')
    expect(ubl).toContain('<cbc:AccountingCost>4100</cbc:AccountingCost>')
    expect(ubl).toMatch(
      type === 'INVOICE'
        ? /<cac:ProjectReference>\s*<cbc:ID>HH-BN &lt;7&gt;</
        : /<cbc:ID>HH-BN &lt;7&gt;<\/cbc:ID>\s*<cbc:DocumentTypeCode>50</,
    )
    const cii = ciiDocument(document, 'en')
    expect(cii).toMatch(/<ram:ReceivableSpecifiedTradeAccountingAccount>\s*<ram:ID>4100</)
    expect(cii).toMatch(/<ram:SpecifiedProcuringProject>\s*<ram:ID>HH-BN &lt;7&gt;</)
  }
})
