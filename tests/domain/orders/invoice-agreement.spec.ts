import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '#domain/documents/document.ts'
import {
  invoiceAgreement,
  type Difference,
  type ComparedDocuments,
  type InvoiceAgreement,
} from '#domain/orders/invoice-agreement.ts'
import type { Order, OrderLine } from '#domain/orders/order.ts'
import { sum, times, type Money } from '#domain/shared/money.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const CHAINS = 500

const PARTY = { id: '', company: '', street: '', postCode: '', city: '', countryId: 'DE' }
const article = (sku: string) => ({
  vendorId: 'NW',
  sku,
  name: sku,
  slug: sku,
  manufacturer: '',
  picture: { src: '', alt: '' },
})

type InvoiceLine = Document['lines'][number]
type Chain = {
  readonly invoice: Document
  readonly evidence: Required<ComparedDocuments> & { readonly order: Order }
}

const invoiceLine = (
  kind: InvoiceLine['kind'],
  orderLineNo: number,
  quantity: number,
  price: number,
): InvoiceLine => ({
  lineNo: 0,
  kind,
  article: article(`5.${orderLineNo}`),
  quantity,
  orderNo: '1',
  orderLineNo,
  originCountry: 'DE',
  tariffNo: '',
  netWeightKg: 1,
  price: euro(price),
  rowTotal: euro(price * quantity),
})

/** A document with numbered lines and the net sum of its content. */
function documentOf(lines: readonly InvoiceLine[], freight: number): Document {
  const charges = freight === 0 ? [] : [{ kind: 'TRANSPORT' as const, amount: euro(freight) }]
  const rows = lines.flatMap(({ rowTotal }) => rowTotal ?? [])
  return {
    header: {
      documentType: 'INVOICE',
      documentNo: '9',
      date: '2026-11-20',
      status: 'open',
      orderNos: ['1'],
      deliveryNoteNos: ['8'],
      customerOrderReference: '',
      net: sum([...rows, ...charges.map(({ amount }) => amount)], 'EUR'),
      lineCount: lines.length,
      formats: [],
    },
    billTo: PARTY,
    lines: lines.map((line, index) => ({ ...line, lineNo: index + 1 })),
    charges,
    taxes: [],
    payments: [],
    related: [],
    packages: [],
    tariffs: [],
  }
}

const orderedLine = fc
  .record({
    ordered: fc.integer({ min: 2, max: 500 }),
    price: fc.integer({ min: 1, max: 900_000 }),
    deposit: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
    cancelled: fc.nat(1),
  })
  .chain((line) =>
    fc.record({
      line: fc.constant(line),
      /** Delivered quantity, at least 1, so that the invoice contains the line. */
      delivered: fc.integer({ min: 1, max: line.ordered - line.cancelled }),
    }),
  )

/** Orders with deliveries and a correct invoice, for the first or a later delivery, with or without freight. */
const chains: fc.Arbitrary<Chain> = fc
  .record({
    lines: fc.array(orderedLine, { minLength: 1, maxLength: 12 }),
    freight: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
    isLater: fc.boolean(),
    noteCount: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ lines, freight, isLater, noteCount }) => {
    const order = {
      totals: {
        net: euro(1),
        tax: euro(0),
        gross: euro(1),
        taxPercent: 0,
        transport: freight === 0 ? undefined : euro(freight),
      },
      lines: lines.map(({ line: { ordered, cancelled, price, deposit } }, index): OrderLine => ({
        lineNo: index + 1,
        orderNo: '1',
        article: article(`5.${index + 1}`),
        ordered,
        cancelled,
        confirmed: ordered - cancelled,
        delivered: 0,
        outstanding: 0,
        invoiced: 0,
        price: euro(price),
        coreDeposit:
          deposit === undefined
            ? undefined
            : { price: euro(deposit), rowTotal: euro(deposit * ordered), open: euro(0), isExpired: false },
        cancellable: 0,
      })),
    } as unknown as Order
    const invoiced = lines.flatMap(({ line: { price, deposit }, delivered }, index) => [
      invoiceLine('PART', index + 1, delivered, price),
      ...(deposit === undefined ? [] : [invoiceLine('CORE_DEPOSIT', index + 1, delivered, deposit)]),
    ])
    const shipped = lines.map(({ delivered }, index) => invoiceLine('PART', index + 1, delivered, 0))
    const notes =
      noteCount === 1
        ? [documentOf(shipped, 0)]
        : [
            documentOf(
              shipped.map((line) => ({ ...line, quantity: 1 })),
              0,
            ),
            documentOf(
              shipped.flatMap((line) =>
                line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [],
              ),
              0,
            ),
          ]
    return {
      invoice: documentOf(invoiced, isLater ? 0 : freight),
      evidence: { order, deliveryNotes: notes, earlier: isLater ? [documentOf([], freight)] : [] },
    }
  })

type Lines = readonly InvoiceLine[]
type Plant = {
  readonly finds: Difference
  /** Returns undefined if the invoice has no line in which this error is possible. */
  readonly plant: (chain: Chain, at: number) => Chain | undefined
}

const freightIn = ({ charges }: Document) =>
  charges.reduce((all, { amount }) => all + (amount?.minor ?? 0), 0)

const withLines = ({ invoice, evidence }: Chain, lines: Lines, freight = freightIn(invoice)): Chain => ({
  invoice: documentOf(lines, freight),
  evidence,
})

const placesOf = ({ invoice }: Chain, kind: InvoiceLine['kind']) =>
  invoice.lines.flatMap((line, index) => (line.kind === kind ? [index] : []))

/** Changes one line of this kind, and calculates its row total again. */
const changing =
  (
    kind: InvoiceLine['kind'],
    change: (line: InvoiceLine) => Partial<InvoiceLine> | undefined,
  ): Plant['plant'] =>
  (chain, index) => {
    const indexes = placesOf(chain, kind)
    const position = indexes[index % Math.max(indexes.length, 1)]
    const line = position === undefined ? undefined : chain.invoice.lines[position]
    const changed = line && change(line)
    if (!line || !changed) return undefined
    const now = { rowTotal: undefined, ...line, ...changed }
    const rowTotal = changed.rowTotal ?? (now.price && times(now.price, now.quantity))
    return withLines(chain, chain.invoice.lines.with(position!, { ...now, rowTotal }))
  }

const without =
  (kind: InvoiceLine['kind']): Plant['plant'] =>
  (chain, position) => {
    const indexes = placesOf(chain, kind)
    if (indexes.length === 0) return undefined
    const itemIndex = indexes[position % indexes.length]
    return withLines(
      chain,
      chain.invoice.lines.filter((_, index) => index !== itemIndex),
    )
  }

const added =
  (lineOf: (chain: Chain, at: number) => InvoiceLine | undefined): Plant['plant'] =>
  (chain, index) => {
    const line = lineOf(chain, index)
    return line && withLines(chain, [...chain.invoice.lines, line])
  }

const plus = ({ minor }: Money, more: number) => euro(minor + more)

const PLANTS: Readonly<Record<string, Plant>> = {
  'a higher price': { finds: 'price', plant: changing('PART', ({ price }) => ({ price: plus(price!, 1) })) },
  'a lower price': { finds: 'price', plant: changing('PART', ({ price }) => ({ price: plus(price!, -1) })) },
  'more than was delivered': {
    finds: 'quantity',
    plant: changing('PART', ({ quantity }) => ({ quantity: quantity + 1 })),
  },
  'less than was delivered': {
    finds: 'quantity',
    plant: changing('PART', ({ quantity }) => (quantity > 1 ? { quantity: quantity - 1 } : undefined)),
  },
  'a missing line of a delivered part': { finds: 'quantity', plant: without('PART') },
  'a line invoiced twice': {
    finds: 'quantity',
    plant: added(
      (chain, index) => chain.invoice.lines[placesOf(chain, 'PART')[index % placesOf(chain, 'PART').length]!],
    ),
  },
  'another part': { finds: 'part', plant: changing('PART', () => ({ article: article('6.66') })) },
  'a part that was not ordered': { finds: 'part', plant: added(() => invoiceLine('PART', 999, 1, 100)) },
  'a surcharge in a line': {
    finds: 'surcharge',
    plant: changing('PART', ({ rowTotal }) => ({ rowTotal: plus(rowTotal!, 1) })),
  },
  'a surcharge in the total, but in no line': {
    finds: 'surcharge',
    plant: ({ invoice, evidence }) => ({
      invoice: { ...invoice, header: { ...invoice.header, net: plus(invoice.header.net!, 1) } },
      evidence,
    }),
  },
  'more freight than agreed': {
    finds: 'freight',
    plant: (chain) => {
      const agreed = chain.evidence.order.totals?.transport?.minor ?? 0
      return withLines(chain, chain.invoice.lines, agreed + 1)
    },
  },
  'freight that an earlier invoice contains': {
    finds: 'freight',
    plant: (chain) => {
      const agreed = chain.evidence.order.totals?.transport?.minor
      if (agreed === undefined || chain.evidence.earlier.length === 0) return undefined
      return withLines(chain, chain.invoice.lines, agreed)
    },
  },
  'a higher deposit': {
    finds: 'deposit',
    plant: changing('CORE_DEPOSIT', ({ price }) => ({ price: plus(price!, 1) })),
  },
  'a deposit with another quantity': {
    finds: 'deposit',
    plant: changing('CORE_DEPOSIT', ({ quantity }) => ({ quantity: quantity + 1 })),
  },
  'a missing deposit': { finds: 'deposit', plant: without('CORE_DEPOSIT') },
  'a deposit for a part that is not an exchange part': {
    finds: 'deposit',
    plant: added(({ evidence }) => {
      const line = evidence.order.lines.find(({ coreDeposit }) => coreDeposit === undefined)
      return line && invoiceLine('CORE_DEPOSIT', line.lineNo, 1, 1000)
    }),
  },
}

const kindsIn = ({ lines, differences }: InvoiceAgreement): ReadonlySet<Difference> =>
  new Set([...differences, ...lines.flatMap((line) => line.differences)])

const agreementOf = ({ invoice, evidence }: Chain) => invoiceAgreement(invoice, evidence)

test('An invoice that matches its order has no difference', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      expect([...kindsIn(agreementOf(chain))]).toEqual([])
      expect(agreementOf(chain).agrees).toBe(true)
      expect(agreementOf(chain).lines).toHaveLength(chain.invoice.lines.length)
    }),
    { numRuns: CHAINS },
  )
})

test.each(Object.entries(PLANTS))(
  'The error "%s" is reported in each generated invoice in which it is possible',
  (_name, { finds, plant }) => {
    let planted = 0
    fc.assert(
      fc.property(chains, fc.nat(1000), (chain, index) => {
        const changed = plant(chain, index)
        if (!changed) return
        planted++
        const agreement = agreementOf(changed)
        expect(agreement.agrees).toBe(false)
        expect(kindsIn(agreement)).toContain(finds)
      }),
      { numRuns: CHAINS },
    )
    expect(planted).toBeGreaterThan(CHAINS / 10)
  },
)

const unpriced = (document: Document): Document => ({
  ...document,
  header: { ...document.header, net: undefined },
  lines: document.lines.map((line) => ({ ...line, price: undefined, rowTotal: undefined })),
  charges: [],
})

const withoutPrices = ({ invoice, evidence }: Chain): Chain => ({
  invoice: unpriced(invoice),
  evidence: {
    deliveryNotes: evidence.deliveryNotes,
    earlier: evidence.earlier.map(unpriced),
    order: {
      ...evidence.order,
      totals: undefined,
      lines: evidence.order.lines.map((line) => ({ ...line, price: undefined, coreDeposit: undefined })),
    },
  },
})

test('With hidden prices only quantities and parts are compared, without false errors', () => {
  fc.assert(
    fc.property(
      chains,
      fc.nat(1000),
      fc.constantFrom(...Object.values(PLANTS)),
      (chain, index, { finds, plant }) => {
        expect(agreementOf(withoutPrices(chain)).agrees).toBe(true)
        const changed = plant(chain, index)
        if (!changed) return
        const agreement = agreementOf(withoutPrices(changed))
        if (finds === 'quantity' || finds === 'part') expect(kindsIn(agreement)).toContain(finds)
        expect(JSON.stringify(agreement)).not.toContain('minor')
      },
    ),
    { numRuns: CHAINS },
  )
})

test('Without order and deliveries only contradictions within the invoice are reported', () => {
  fc.assert(
    fc.property(chains, ({ invoice }) => {
      expect(invoiceAgreement(invoice, { earlier: [] }).agrees).toBe(true)
      const header = { ...invoice.header, net: plus(invoice.header.net!, 1) }
      expect(invoiceAgreement({ ...invoice, header }, { earlier: [] }).differences).toEqual(['surcharge'])
    }),
    { numRuns: 200 },
  )
})
