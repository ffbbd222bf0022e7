import { expect, test } from 'vitest'
import { stateOfGoods } from '#domain/goods/goods-state.ts'
import { documentsOf } from '#mock-backend/documents/account-document.ts'
import { documentDetails } from '#mock-backend/documents/document-view.ts'
import { entities } from '#mock-backend/locale/entities.ts'
import { shipmentStatus } from '#mock-backend/orders/statuses.ts'
import { totalsOf } from '#mock-backend/orders/totals.ts'
import { vatOf } from '#mock-backend/orders/vat.ts'
import { orderDetails } from '#mock-backend/orders/order-details.ts'
import { orderNet } from '#mock-backend/orders/order-view.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anyBook, NOON } from './flow-fixture.ts'

const { db, book } = anyBook()
/** Accounts with prices: the amounts of the others are hidden. */
const accounts = db.account.getAll().filter(({ showPrice }) => showPrice)

const cents = (price: { readonly value: number } | undefined) => Math.round((price?.value ?? 0) * 100)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
test.each(accounts.map((account) => [account.userName, account] as const))(
  'All documents of %s add up, including charges, VAT, payments, credits and core deposits',
  (_name, account) => {
    const history = book.historyOf(account)
    const caller = { account, today: book.today, now: NOON, language: 'en' } as Caller
    const details = (type: 'INVOICE' | 'CREDIT_NOTE') =>
      documentsOf(history, type).map((document) => documentDetails(document, caller))
    const [invoices, credits] = [details('INVOICE'), details('CREDIT_NOTE')]
    for (const { header, lines, charges = [], taxes = [], payments = [] } of [...invoices, ...credits]) {
      const rows = lines.map(({ quantity, price, rowTotal }) => {
        expect(cents(rowTotal)).toBe(quantity * cents(price))
        return cents(rowTotal)
      })
      expect(total(rows) + total(charges.map(({ amount }) => cents(amount)))).toBe(cents(header.net))
      expect(total(taxes.map(({ base }) => cents(base)))).toBe(cents(header.net))
      expect(total(taxes.map(({ tax }) => cents(tax)))).toBe(cents(header.tax))
      expect(cents(header.net) + cents(header.tax)).toBe(cents(header.total))
      const paid = total(payments.map(({ amount }) => cents(amount)))
      expect(cents(header.total) - paid).toBe(cents(header.openAmount))
      if (header.documentType === 'INVOICE') expect(paid).toBe(cents(header.paid))
    }

    const deposits = (documents: typeof invoices) =>
      total(
        documents
          .flatMap(({ lines }) => lines)
          .filter(({ kind }) => kind === 'CORE_DEPOSIT')
          .map(({ rowTotal }) => cents(rowTotal)),
      )
    const vat = vatOf(entities[account.entityID]?.country ?? '', account.country)
    const orders = history.flows.map((flow) => {
      const details = orderDetails(flow, caller, { vat, dueDays: 30 })
      const { net, tax, gross } = totalsOf(orderNet(flow.order), vat)
      const { totals } = details
      expect([cents(totals?.net), cents(totals?.tax), cents(totals?.gross)]).toEqual([net, tax, gross])
      return details
    })
    const open = orders.flatMap(({ lines }) => lines.map(({ coreDeposit }) => cents(coreDeposit?.open)))
    expect(deposits(invoices) - deposits(credits)).toBe(total(open))
    for (const { header, lines, totals } of orders) {
      const rowTotals = lines.map(
        ({ rowTotal, coreDeposit }) => cents(rowTotal) + cents(coreDeposit?.rowTotal),
      )
      expect(total(rowTotals) + cents(totals?.transport)).toBe(cents(header.total))
    }
  },
)

test('The shop derives from outstanding quantities and parcels the status that the API returns for the order', () => {
  for (const account of db.account.getAll()) {
    const caller = { account, today: book.today, now: NOON, language: 'en' } as Caller
    const vat = vatOf(entities[account.entityID]?.country ?? '', account.country)
    for (const flow of book.historyOf(account).flows) {
      const { header, lines } = orderDetails(flow, caller, { vat, dueDays: 30 })
      const parcels = flow.shipments.map((shipment) => shipmentStatus(shipment))
      const outstanding = lines.reduce((sum, line) => sum + line.outstanding, 0)
      const orderStatus = header.status
      expect(stateOfGoods({ reported: orderStatus, outstanding, parcels })).toBe(orderStatus)
      // the list of orders has no parcels, and a trace has no complete outstanding quantity
      expect(stateOfGoods({ reported: orderStatus, outstanding })).toBe(orderStatus)
      expect(stateOfGoods({ reported: orderStatus, parcels })).toBe(orderStatus)
    }
  }
})
