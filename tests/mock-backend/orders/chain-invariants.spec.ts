import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf } from '#mock-backend/catalogue/gtin.ts'
import type { ChainLine, OrderChain } from '#mock-backend/orders/order-chain.ts'
import { netGramsOf, packagesOf } from '#mock-backend/orders/packages.ts'
import { mismatchesOf } from '#mock-backend/orders/mismatches.ts'
import { anyBook, DAY_MS, NOON } from './chain-fixture.ts'

const USERS = ['full', 'noprice', 'readonly', 'accounts', 'export', 'kz'].map((name) => `${name}@demo.test`)

/** All order chains of an arbitrary account on an arbitrary day. */
const anyChains = fc
  .record({ user: fc.constantFrom(...USERS), days: fc.integer({ min: -400, max: 800 }) })
  .map(({ user, days }) => {
    const { book, account } = anyBook(() => NOON + days * DAY_MS)
    return { chains: book.historyOf(account(user)).chains, today: book.today }
  })

const forEveryChain = (holds: (chain: OrderChain, today: number) => void) =>
  fc.assert(
    fc.property(anyChains, ({ chains, today }) => chains.forEach((chain) => holds(chain, today))),
    { numRuns: 6 },
  )

function pieces(documents: readonly { readonly lines: readonly ChainLine[] }[]) {
  const counted = new Map<number, number>()
  for (const { lineNo, quantity } of documents.flatMap(({ lines }) => lines)) {
    counted.set(lineNo, (counted.get(lineNo) ?? 0) + quantity)
  }
  return counted
}

test('What was shipped, what is outstanding and what was cancelled is what was ordered', () => {
  forEveryChain(({ order, shipments }) => {
    const shipped = pieces(shipments)
    for (const line of order.lines) {
      expect((shipped.get(line.lineNo) ?? 0) + line.outstanding + line.cancelled).toBe(line.ordered)
      expect(Math.min(line.outstanding, line.cancelled, line.delivered)).toBeGreaterThanOrEqual(0)
    }
  })
})

test('What was shipped is invoiced, piece by piece and at the ordered price', () => {
  forEveryChain((chain) => {
    expect(pieces(chain.invoices)).toEqual(pieces(chain.shipments))
    const priceOf = new Map(chain.order.lines.map(({ lineNo, unitPrice }) => [lineNo, unitPrice]))
    for (const line of chain.invoices.flatMap(({ lines }) => lines)) {
      expect(line.unitPrice).toBe(priceOf.get(line.lineNo))
    }
  })
})

test('No credit note gives back more than its invoice took, in pieces, price or sum', () => {
  forEveryChain(({ creditNotes }) => {
    for (const credit of creditNotes) {
      expect(credit.gross).toBeLessThanOrEqual(credit.invoice.gross)
      for (const line of credit.lines) {
        const invoiced = credit.invoice.lines.find(({ lineNo }) => lineNo === line.lineNo)
        expect(line.quantity).toBeLessThanOrEqual(invoiced?.quantity ?? 0)
        expect(line.unitPrice).toBeLessThanOrEqual(invoiced?.unitPrice ?? 0)
      }
    }
  })
})

test('Net and tax make what is to be paid, and nobody pays more', () => {
  forEveryChain(({ invoices, creditNotes }) => {
    for (const { net, tax, gross, lines } of [...invoices, ...creditNotes]) {
      expect(net + tax).toBe(gross)
      expect(net).toBe(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0))
      expect([net, tax].every(Number.isSafeInteger)).toBe(true)
    }
    for (const { paid, gross } of invoices) expect(paid).toBeLessThanOrEqual(gross)
  })
})

test('The packages hold the shipment, each piece once', () => {
  forEveryChain(({ shipments }) => {
    for (const shipment of shipments) {
      const packages = packagesOf(shipment)
      expect(pieces(packages)).toEqual(pieces([shipment]))
      expect(packages.reduce((sum, { netGrams }) => sum + netGrams, 0)).toBe(netGramsOf(shipment.lines))
      expect(packages.every(({ lines }) => lines.length > 0)).toBe(true)
      for (const { sscc } of packages) {
        expect(sscc).toMatch(/^\d{18}$/)
        expect(checkDigitOf(sscc.slice(0, -1))).toBe(Number(sscc.at(-1)))
      }
    }
  })
})

test('Nothing happens after today, and no paper before the one it follows', () => {
  forEveryChain(({ order, shipments, invoices, creditNotes }, today) => {
    for (const { day } of [order, ...shipments, ...invoices, ...creditNotes])
      expect(day).toBeLessThanOrEqual(today)
    for (const { day } of shipments) expect(day).toBeGreaterThan(order.day)
    for (const { day, shipment } of invoices) expect(day).toBe(shipment.day)
    for (const { day, invoice } of creditNotes) expect(day).toBeGreaterThan(invoice.day)
  })
})

test('Every number is given once', () => {
  fc.assert(
    fc.property(anyChains, ({ chains }) => {
      const numbers = chains.flatMap(({ order, shipments, invoices, creditNotes }) => [
        order.orderNo,
        ...(order.secondOrderNo === undefined ? [] : [order.secondOrderNo]),
        ...shipments.flatMap((shipment) => [
          shipment.deliveryNoteNo,
          ...packagesOf(shipment).map(({ sscc }) => sscc),
        ]),
        ...invoices.map(({ invoiceNo }) => invoiceNo),
        ...creditNotes.map(({ creditNoteNo }) => creditNoteNo),
      ])
      expect(new Set(numbers).size).toBe(numbers.length)
    }),
    { numRuns: 6 },
  )
})

test('Delivered and invoiced never differ; ordered and delivered do where something is outstanding', () => {
  forEveryChain((chain) => {
    const mismatches = mismatchesOf(chain, { order: true, shipment: true, invoice: true })
    const of = (kind: string) => mismatches.filter((mismatch) => mismatch.kind === kind)
    expect(of('DELIVERED_INVOICED')).toEqual([])
    expect(of('ORDERED_DELIVERED').map(({ lineNo }) => lineNo)).toEqual(
      chain.order.lines.filter(({ outstanding }) => outstanding > 0).map(({ lineNo }) => lineNo),
    )
  })
})

test('An invoice that leaves a piece out is named', () => {
  const { book, full } = anyBook()
  const chain = book.historyOf(full).chains.find(({ invoices }) => invoices.length > 0)
  if (chain === undefined) throw new Error('No invoice')
  const invoices = chain.invoices.map((invoice, index) =>
    index > 0
      ? invoice
      : { ...invoice, lines: invoice.lines.map((line) => ({ ...line, quantity: line.quantity - 1 })) },
  )
  const rights = { order: true, shipment: true, invoice: true }
  const named = mismatchesOf({ ...chain, invoices }, rights).filter(
    ({ kind }) => kind === 'DELIVERED_INVOICED',
  )
  expect(named.map(({ expected, actual }) => expected - actual)).toEqual(invoices[0]?.lines.map(() => 1))
})
