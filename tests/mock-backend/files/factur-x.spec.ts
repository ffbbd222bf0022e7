import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { elementsAtPath, textAtPath, type XmlElement } from '#domain/documents/xml-element.ts'
import { documentsOf, type AccountDocument } from '#mock-backend/documents/account-document.ts'
import { ciiDocument } from '#mock-backend/documents/cii.ts'
import { documentPdf } from '#mock-backend/documents/document-pdf.ts'
import { tradeDocument } from '#mock-backend/documents/trade-document.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anInvoice } from '../../fixtures/e-invoice.fixture.ts'
import { anyBook } from '../orders/flow-fixture.ts'

const CII = 'urn:un:unece:uncefact:data:standard:'
const PREFIXES = {
  [`${CII}CrossIndustryInvoice:100`]: 'rsm',
  [`${CII}ReusableAggregateBusinessInformationEntity:100`]: 'ram',
}

function read(xml: string): XmlElement {
  const result = saxesXmlReader.read(xml, PREFIXES)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

function callerOf(user: string) {
  const { book, account } = anyBook()
  const caller = {
    account: account(`${user}@demo.test`),
    language: 'ru',
    today: book.today,
    now: 0,
  } as Caller
  return { caller, history: book.historyOf(caller.account) }
}

async function pdfOf(document: AccountDocument | undefined, caller: Caller) {
  const bytes = await documentPdf(document!, caller)
  const pdf = await getDocumentProxy(bytes.slice())
  return { pdf, raw: Buffer.from(bytes).toString('latin1') }
}

test.each(['INVOICE', 'CREDIT_NOTE'] as const)(
  'A PDF of type %s has its e-invoice embedded',
  async (type) => {
    const { caller, history } = callerOf('kz')
    const [document] = documentsOf(history, type)
    const { pdf, raw } = await pdfOf(document, caller)
    const files: Record<string, { content: Uint8Array }> = await pdf.getAttachments()
    expect(Object.keys(files)).toEqual(['factur-x.xml'])
    expect(new TextDecoder().decode(files['factur-x.xml']!.content)).toBe(
      ciiDocument(tradeDocument(document as Extract<AccountDocument, { type: typeof type }>, caller), 'ru'),
    )
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toContain('/Subtype /text#2Fxml')
    expect(raw).toContain('/S /GTS_PDFA1')
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  },
)

test('The metadata describe each property that PDF/A does not define', async () => {
  const { caller, history } = callerOf('full')
  const { raw } = await pdfOf(documentsOf(history, 'INVOICE')[0], caller)
  const used = [...raw.matchAll(/<fx:(\w+)>/g)].map(([, name]) => name)
  const described = [...raw.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name)
  expect(used).toHaveLength(4)
  expect(described).toEqual(used)
})

test('Delivery notes, and invoices for users without prices, have no e-invoice embedded', async () => {
  const full = callerOf('full')
  const hidden = callerOf('noprice')
  for (const [document, caller] of [
    [documentsOf(full.history, 'DESPATCH_ADVICE')[0], full.caller],
    [documentsOf(hidden.history, 'INVOICE')[0], hidden.caller],
  ] as const) {
    const { pdf, raw } = await pdfOf(document, caller)
    expect(await pdf.getAttachments()).toBeNull()
    expect(raw).not.toContain('factur-x')
  }
})

test('Totals, names and the type code have the required format', () => {
  const document = read(
    ciiDocument(
      {
        ...anInvoice,
        charges: [...anInvoice.charges, { ...anInvoice.charges[0]!, isCharge: false, amount: 90 }],
      },
      'en',
    ),
  )
  const transaction = ['rsm:SupplyChainTradeTransaction'] as const
  const settlement = [...transaction, 'ram:ApplicableHeaderTradeSettlement'] as const
  const sums = elementsAtPath(
    document,
    ...settlement,
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  )[0]
  expect(sums?.children.map(({ name, text }) => [name, text])).toEqual([
    ['ram:LineTotalAmount', '80.00'],
    ['ram:ChargeTotalAmount', '14.90'],
    ['ram:AllowanceTotalAmount', '0.90'],
    ['ram:TaxBasisTotalAmount', '94.00'],
    ['ram:TaxTotalAmount', '17.86'],
    ['ram:GrandTotalAmount', '111.86'],
    ['ram:DuePayableAmount', '111.86'],
  ])
  const agreement = [...transaction, 'ram:ApplicableHeaderTradeAgreement'] as const
  expect(textAtPath(document, ...agreement, 'ram:BuyerTradeParty', 'ram:Name')).toBe('Buyer <Trucks> BV')
  expect(textAtPath(document, 'rsm:ExchangedDocument', 'ram:TypeCode')).toBe('380')
  const lines = elementsAtPath(document, ...transaction, 'ram:IncludedSupplyChainTradeLineItem')
  expect(lines).toHaveLength(anInvoice.lines.length)
})
