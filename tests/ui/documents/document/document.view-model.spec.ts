import { describe, expect, it } from 'vitest'
import type { Document, DocumentType } from '#domain/documents/document.ts'
import type { ComparedLine, InvoiceAgreement } from '#domain/orders/invoice-agreement.ts'
import { DocumentViewModel } from '#ui/documents/document/document.view-model.ts'
import { anyDocument, documentHeader, documentLine } from '../../../fixtures/document.fixture.ts'
import { ARTICLE } from '../../../fixtures/order.fixture.ts'
import { euro } from '../../../fixtures/euro.fixture.ts'

function shown(overrides: Partial<Document> = {}, agreement?: InvoiceAgreement) {
  const model = new DocumentViewModel()
  model.show({ kind: 'loaded', document: anyDocument(overrides) }, agreement)
  return model
}

const held = (overrides: Partial<ComparedLine>): ComparedLine => ({
  lineNo: 1,
  kind: 'PART',
  article: ARTICLE,
  invoiced: 4,
  differences: [],
  ...overrides,
})

describe('a document', () => {
  it('that is unknown has no data', () => {
    const amount = euro(5)
    const model = shown({
      charges: [{ kind: 'TRANSPORT', amount }],
      payments: [{ date: '2026-11-21', amount }],
    })
    model.show({ kind: 'unknown' })
    expect(model).toMatchObject({ documentNo: '', lines: [], charges: [], payments: [], differenceCount: 0 })
    expect(model).toMatchObject({ differingLines: [], hasPrices: false })
    expect([model.document, model.claimTopic]).toEqual([undefined, undefined])
  })

  it.each<[DocumentType, string | undefined]>([
    ['DESPATCH_ADVICE', 'SHORTAGE'],
    ['INVOICE', 'RETURN'],
    ['CREDIT_NOTE', undefined],
  ])('of the type %s offers a claim with the topic %s', (documentType, topic) => {
    expect(shown({ header: documentHeader({ documentType }) }).claimTopic).toBe(topic)
  })
})

describe('amounts of a document', () => {
  it('are shown if at least one line has an amount', () => {
    expect(shown({ lines: [documentLine()] }).hasPrices).toBe(false)
    expect(shown({ lines: [documentLine(), documentLine({ rowTotal: euro(400) })] }).hasPrices).toBe(true)
  })

  it('of charges and payments are omitted without permission', () => {
    const model = shown({
      charges: [{ kind: 'TRANSPORT' }, { kind: 'TRANSPORT', amount: euro(590) }],
      payments: [{ date: '2026-11-21' }, { date: '2026-11-22', amount: euro(100), documentNo: '92' }],
    })
    expect(model.charges).toEqual([{ kind: 'TRANSPORT', amount: euro(590) }])
    expect(model.payments).toEqual([{ date: '2026-11-22', amount: euro(100), documentNo: '92' }])
  })
})

describe('differences between an invoice and its order', () => {
  const LINES = [
    held({ lineNo: 1 }),
    held({ lineNo: 2, differences: ['price', 'quantity'] }),
    held({ lineNo: undefined, differences: ['quantity'] }),
  ]
  const AGREEMENT: InvoiceAgreement = { lines: LINES, differences: ['freight'], agrees: false }

  it('are counted for the lines and for the invoice', () => {
    expect(shown({}, AGREEMENT).differenceCount).toBe(4)
    expect(shown({}, { lines: [LINES[0]!], differences: [], agrees: true }).differenceCount).toBe(0)
  })

  it('are shown at the lines of the invoice', () => {
    expect(shown({}, AGREEMENT).differingLines).toEqual([LINES[1]])
  })

  it('are cleared for another document', () => {
    const model = shown({}, AGREEMENT)
    expect(model.agreement).toEqual(AGREEMENT)
    model.show({ kind: 'loaded', document: anyDocument() })
    expect([model.agreement, model.differenceCount, model.differingLines]).toEqual([undefined, 0, []])
  })
})
