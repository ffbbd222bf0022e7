import { expect, test } from 'vitest'
import { documentsOf } from '#mock-backend/documents/account-document.ts'
import { documentDetails } from '#mock-backend/documents/document-view.ts'
import { ageing } from '#mock-backend/orders/ageing.ts'
import { statement } from '#mock-backend/orders/statement.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { daysOfMonth, monthAfter } from '#domain/documents/statement.ts'
import { anyBook, NOON } from './flow-fixture.ts'

const { db, book } = anyBook()
const accounts = db.account.getAll().filter(({ showPrice }) => showPrice)

const cents = (price: { readonly value: number } | undefined) => Math.round((price?.value ?? 0) * 100)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test.each(accounts.map((account) => [account.userName, account] as const))(
  'The opening balance of each statement of %s is the previous closing balance, and the last one is the open amount',
  (_name, account) => {
    const history = book.historyOf(account)
    const caller = { account, today: book.today, now: NOON, language: 'en' } as Caller
    let balance = 0
    let entries = 0
    for (let month = '2025-08'; month <= '2026-11'; month = monthAfter(month, 1)) {
      const { from, to } = daysOfMonth(month)
      const accountStatement = statement(history, { dateFrom: from, dateTo: to }, caller)
      expect(cents(accountStatement.openingBalance)).toBe(balance)
      balance += total(accountStatement.entries.map(({ amount }) => cents(amount)))
      expect(cents(accountStatement.closingBalance)).toBe(balance)
      for (const { date } of accountStatement.entries) expect(date >= from && date <= to).toBe(true)
      entries += accountStatement.entries.length
    }
    const { openBalance, openCredits } = ageing(history, book.creditOf(account), caller)
    expect(balance).toBe(cents(openBalance) - cents(openCredits?.amount))

    const details = (type: 'INVOICE' | 'CREDIT_NOTE') =>
      documentsOf(history, type).map((document) => documentDetails(document, caller))
    const settlements = details('INVOICE').flatMap(({ payments = [] }) => payments)
    const setOffs = settlements.filter(({ documentNo }) => documentNo !== undefined)
    const paid = settlements.length - setOffs.length
    expect(entries).toBe(history.invoices.length + history.creditNotes.length + paid)

    const credits = details('CREDIT_NOTE')
    const applied = credits.filter(({ header }) => header.status === 'applied')
    expect(setOffs.map(({ documentNo }) => documentNo).toSorted()).toEqual(
      applied.map(({ header }) => header.documentNo).toSorted(),
    )
    for (const { header, payments = [] } of credits) {
      expect(total(payments.map(({ amount }) => cents(amount)))).toBe(
        cents(header.total) - cents(header.openAmount),
      )
      for (const { date } of payments) expect(date > header.date).toBe(true)
    }
  },
)

test('The entries of a statement have no amounts for users without prices', () => {
  const [account] = accounts
  if (account === undefined) throw new Error('No account')
  const caller = {
    account: { ...account, showPrice: false },
    today: book.today,
    now: NOON,
    language: 'en',
  } as Caller
  const accountStatement = statement(
    book.historyOf(account),
    { dateFrom: '2026-10-01', dateTo: '2026-10-31' },
    caller,
  )
  expect(accountStatement.entries.length).toBeGreaterThan(0)
  expect(JSON.stringify(accountStatement)).not.toContain('"value"')
})
