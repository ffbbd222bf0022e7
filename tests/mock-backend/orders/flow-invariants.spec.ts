import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf } from '#mock-backend/catalogue/gtin.ts'
import { coreAccountOf } from '#mock-backend/orders/core-deposits.ts'
import type { DocumentFlowLine, DocumentFlow, Shipment } from '#mock-backend/orders/document-flow.ts'
import { backordersOf } from '#mock-backend/orders/backorders.ts'
import { orderStatus, shipmentStatus } from '#mock-backend/orders/statuses.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { trace } from '#mock-backend/trace/trace.ts'
import { netGramsOf, packagesOf } from '#mock-backend/orders/packages.ts'
import { mismatchesOf } from '#mock-backend/orders/mismatches.ts'
import { orderNet } from '#mock-backend/orders/order-view.ts'
import { anyBook, DAY_MS, NOON } from './flow-fixture.ts'

const USERS = ['full', 'noprice', 'readonly', 'accounts', 'export', 'kz'].map((name) => `${name}@demo.test`)

/** Calls `holds` with all document flows of an arbitrary account on an arbitrary day. */
const forAnyChains = (holds: (flows: readonly DocumentFlow[], today: number) => void) =>
  fc.assert(
    fc.property(fc.constantFrom(...USERS), fc.integer({ min: -400, max: 800 }), (user, days) => {
      const { book, account } = anyBook(() => NOON + days * DAY_MS)
      holds(book.historyOf(account(user)).flows, book.today)
    }),
    { numRuns: 6 },
  )

const forEveryChain = (holds: (flow: DocumentFlow, today: number) => void) =>
  forAnyChains((flows, today) => flows.forEach((flow) => holds(flow, today)))

const hasLeft = ({ leftDay }: Shipment) => leftDay !== undefined

function pieces(documents: readonly { readonly lines: readonly DocumentFlowLine[] }[]) {
  const counted = new Map<number, number>()
  const parts = documents.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'PART')
  for (const { lineNo, quantity } of parts) {
    counted.set(lineNo, (counted.get(lineNo) ?? 0) + quantity)
  }
  return counted
}

test('Shipped, outstanding and cancelled quantities add up to the ordered quantity', () => {
  forEveryChain(({ order, shipments }) => {
    const shipped = pieces(shipments)
    for (const line of order.lines) {
      expect((shipped.get(line.lineNo) ?? 0) + line.outstanding + line.cancelled).toBe(line.ordered)
      expect(Math.min(line.outstanding, line.cancelled, line.delivered)).toBeGreaterThanOrEqual(0)
    }
  })
})

test('Each shipped unit is invoiced once, at the ordered price', () => {
  forEveryChain((flow) => {
    expect(pieces(flow.invoices)).toEqual(pieces(flow.shipments.filter(hasLeft)))
    const priceOf = new Map(flow.order.lines.map(({ lineNo, unitPrice }) => [lineNo, unitPrice]))
    const lines = flow.invoices.flatMap((invoice) => invoice.lines)
    for (const line of lines.filter(({ kind }) => kind === 'PART')) {
      expect(line.unitPrice).toBe(priceOf.get(line.lineNo))
    }
  })
})

test('No credit note exceeds its invoice in quantity, price or total', () => {
  forEveryChain(({ creditNotes }) => {
    for (const credit of creditNotes) {
      expect(credit.gross).toBeLessThanOrEqual(credit.invoice.gross)
      for (const line of credit.lines) {
        const invoiced = credit.invoice.lines.find(
          ({ kind, lineNo }) => kind === line.kind && lineNo === line.lineNo,
        )
        expect(line.quantity).toBeLessThanOrEqual(invoiced?.quantity ?? 0)
        expect(line.unitPrice).toBeLessThanOrEqual(invoiced?.unitPrice ?? 0)
      }
    }
  })
})

test('Net and tax add up to the payable amount, and payments never exceed it', () => {
  forEveryChain(({ invoices, creditNotes }) => {
    const documents = [
      ...invoices.map((invoice) => ({ ...invoice, charged: invoice.transportCharge })),
      ...creditNotes.map((note) => ({ ...note, charged: 0 })),
    ]
    for (const { net, tax, gross, lines, charged } of documents) {
      expect(net + tax).toBe(gross)
      expect(net - charged).toBe(
        lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
      )
      expect([net, tax].every(Number.isSafeInteger)).toBe(true)
    }
    for (const { paid, gross } of invoices) expect(paid).toBeLessThanOrEqual(gross)
  })
})

test('Only exchange parts have a core deposit, on a separate line after theirs', () => {
  forEveryChain(({ order, invoices }) => {
    const depositOf = new Map(order.lines.map(({ lineNo, coreDeposit }) => [lineNo, coreDeposit]))
    for (const { product, coreDeposit } of order.lines)
      expect(coreDeposit > 0).toBe(product.coreDeposit !== undefined)
    for (const { lines } of invoices) {
      for (const [index, line] of lines.entries()) {
        const deposit = depositOf.get(line.lineNo) ?? 0
        const next = lines[index + 1]
        const isFollowed = next?.kind === 'CORE_DEPOSIT' && next.lineNo === line.lineNo
        if (line.kind === 'PART') expect(isFollowed).toBe(deposit > 0)
        else expect(line.unitPrice).toBe(deposit)
      }
    }
  })
})

test('A core deposit is credited when the old part or the part itself is returned, and reduces the open amount', () => {
  forEveryChain((flow) => {
    for (const { kind, lines } of flow.creditNotes) {
      const kinds = new Set(lines.map((line) => line.kind))
      expect(kinds.has('PART')).toBe(kind !== 'CORE')
      expect(kinds.has('CORE_DEPOSIT') && kind !== 'CORE' && kind !== 'RETURN').toBe(false)
    }
    for (const line of flow.order.lines) {
      const { charged, credited, open } = coreAccountOf(flow, line)
      expect(charged).toBe(line.invoiced * line.coreDeposit)
      expect(charged - credited).toBe(open)
      expect(Math.min(charged, credited, open)).toBeGreaterThanOrEqual(0)
    }
  })
})

test('The invoices of a delivered order add up to its total', () => {
  forEveryChain(({ order, invoices }) => {
    if (order.lines.some(({ ordered, cancelled, invoiced }) => ordered - cancelled > invoiced)) return
    expect(invoices.reduce((sum, { net }) => sum + net, 0)).toBe(orderNet(order))
  })
})

test('The packages of a shipment contain each shipped unit once', () => {
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

test('No event is in the future, and no document is older than its predecessor', () => {
  forEveryChain(({ order, shipments, invoices, creditNotes }, today) => {
    for (const { day } of [order, ...shipments, ...invoices, ...creditNotes])
      expect(day).toBeLessThanOrEqual(today)
    for (const { day } of shipments) expect(day).toBeGreaterThanOrEqual(order.day)
    for (const { day, shipment } of invoices) expect(day).toBe(shipment.leftDay)
    for (const { day, invoice } of creditNotes) expect(day).toBeGreaterThan(invoice.day)
  })
})

test('Goods in stock and back-ordered goods are two orders that reference each other', () => {
  forAnyChains((flows) => {
    const orders = new Map(flows.map(({ order }) => [order.orderNo, order]))
    for (const { orderNo, secondOrderNo, firstOrderNo, lines } of orders.values()) {
      if (secondOrderNo) expect(orders.get(secondOrderNo)?.firstOrderNo).toBe(orderNo)
      if (firstOrderNo) expect(orders.get(firstOrderNo)?.secondOrderNo).toBe(orderNo)
      if (secondOrderNo ?? firstOrderNo)
        expect(new Set(lines.map(({ later }) => later))).toEqual(new Set([firstOrderNo !== undefined]))
      expect(lines.map((line) => [line.lineNo, line.orderNo])).toEqual(
        lines.map((_, index) => [index + 1, orderNo]),
      )
    }
  })
})

test('Each document number is unique', () => {
  forAnyChains((flows) => {
    const numbers = flows.flatMap(({ order, shipments, invoices, creditNotes }) => [
      order.orderNo,
      ...shipments.flatMap((shipment) => [
        shipment.deliveryNoteNo,
        ...packagesOf(shipment).map(({ sscc }) => sscc),
      ]),
      ...invoices.map(({ invoiceNo }) => invoiceNo),
      ...creditNotes.map(({ creditNoteNo }) => creditNoteNo),
    ])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

test('In a flow, quantities differ only between invoice and credit note, by the returned quantity', () => {
  forEveryChain((flow) => {
    const mismatches = mismatchesOf(flow, { order: true, shipment: true, invoice: true })
    const of = (kind: string) => mismatches.filter((mismatch) => mismatch.kind === kind)
    expect(of('DELIVERED_INVOICED')).toEqual([])
    expect(of('ORDERED_DELIVERED')).toEqual([])
    const returned = pieces(flow.creditNotes.filter(({ kind }) => kind === 'RETURN'))
    expect(of('INVOICED_CREDITED').map(({ expected, actual }) => expected - actual)).toEqual(
      flow.order.lines.flatMap(({ lineNo }) => returned.get(lineNo) ?? []),
    )
  })
})

test('An order is delivered if nothing is outstanding, in transit or ready for pick-up', () => {
  forEveryChain((flow, today) => {
    const states = new Set(flow.shipments.map((shipment) => shipmentStatus(shipment)))
    const isOpen = flow.order.lines.some(({ outstanding }) => outstanding > 0)
    const status = orderStatus(flow, today)
    expect(status === 'delivered').toBe(!isOpen && states.size === 1 && states.has('delivered'))
    expect(status === 'cancelled').toBe(!isOpen && states.size === 0)
    if (!isOpen && states.size === 1 && states.has('readyForPickup')) expect(status).toBe('readyForPickup')
    for (const shipment of flow.shipments)
      if (shipmentStatus(shipment) === 'readyForPickup') expect(shipment.order.transport).toBe('PICKUP')
  })
})

test('A back order in a trace is overdue only if its promised day has passed', () => {
  const { book, full } = anyBook()
  const caller = { account: full, today: book.today, now: NOON, language: 'en' } as Caller
  const { flows } = book.historyOf(full)
  const waiting = flows.filter((flow) => backordersOf([flow], caller).length > 0)
  expect(waiting.length).toBeGreaterThan(0)
  for (const flow of waiting) {
    const nodes = trace([flow], [], flow.order.orderNo, caller)?.nodes.filter(
      ({ type }) => type === 'BACKORDER',
    )
    const pieces = (isLate: boolean) =>
      flow.order.lines
        .filter((line) => backordersOf([flow], caller).some((one) => one.line === line))
        .filter(({ promised }) => (promised !== undefined && promised < book.today) === isLate)
        .reduce((sum, { outstanding }) => sum + outstanding, 0)
    const shown = (isLate: boolean) =>
      (nodes ?? [])
        .filter(({ status }) => (status === 'overdue') === isLate)
        .reduce((sum, { outstanding = 0 }) => sum + outstanding, 0)
    expect([shown(true), shown(false)]).toEqual([pieces(true), pieces(false)])
    expect(new Set(nodes?.map(({ id }) => id)).size).toBe(nodes?.length)
  }
})

test('Each listed back order has less than one package in stock', () => {
  forAnyChains((flows, today) => {
    for (const { line } of backordersOf(flows, { today })) {
      const { stock, packageQuantity } = line.product
      expect(stock.quantity).toBeLessThan(packageQuantity)
    }
  })
})

test('An invoice with a missing quantity is reported', () => {
  const { book, full } = anyBook()
  const flow = book.historyOf(full).flows.find(({ invoices }) => invoices.length > 0)
  if (flow === undefined) throw new Error('No invoice')
  const invoices = flow.invoices.map((invoice, index) =>
    index > 0
      ? invoice
      : { ...invoice, lines: invoice.lines.map((line) => ({ ...line, quantity: line.quantity - 1 })) },
  )
  const rights = { order: true, shipment: true, invoice: true }
  const named = mismatchesOf({ ...flow, invoices }, rights).filter(
    ({ kind }) => kind === 'DELIVERED_INVOICED',
  )
  const parts = invoices[0]?.lines.filter(({ kind }) => kind === 'PART')
  expect(named.map(({ expected, actual }) => expected - actual)).toEqual(parts?.map(() => 1))
})
