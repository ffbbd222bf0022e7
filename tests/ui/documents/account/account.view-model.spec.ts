import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { LoadAccount } from '#application/documents/load-account.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Ageing } from '#domain/documents/ageing.ts'
import type { Statement } from '#domain/documents/statement.ts'
import { fail } from '#domain/shared/result.ts'
import { sheetTotals } from '#domain/data-table/sheet.ts'
import { AccountViewModel } from '#ui/documents/account/account.view-model.ts'
import { statementSheet } from '#ui/documents/account/statement-sheet.ts'
import '#ui/documents/documents.module.ts'
import messages from '#ui/messages/en.json' with { type: 'json' }
import { recordedListPageDependencies } from '../../../fixtures/list-page-dependencies.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { euro } from '../../../fixtures/euro.fixture.ts'

const intl = createIntl({ locale: 'en', messages, onError: () => {} })

describe('the customer’s account', () => {
  it('has a balance equal to the closing balance of the current month', async () => {
    const shop = await loggedInShop('full')
    const model = shop.get(AccountViewModel)
    model.show(await shop.get(LoadAccount).run(''))
    expect(model.addsUp).toBe(true)
    expect(model.statement?.closing).toEqual(model.balance)
    expect(model.loaded?.months.next).toBeUndefined()
    const { creditLimit, openOrders } = model.loaded!.ageing
    expect(model.available!.minor + model.balance!.minor + openOrders!.minor).toBe(creditLimit!.minor)
    expect(model.buckets.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('exports a file whose charges minus credits are the movement of the month, and whose balance column has no total', async () => {
    const shop = await loggedInShop('full')
    const model = shop.get(AccountViewModel)
    model.show(await shop.get(LoadAccount).run('2026-10'))
    const { statement, entries } = model
    const sheet = statementSheet(intl, { name: 'Statement 2026-10', statement: statement!, entries })
    expect(sheet.rows).toHaveLength(entries.length + 2)
    const [charged, credited, balance] = sheetTotals(sheet).slice(4, 7)
    expect(balance).toBeUndefined()
    expect(charged!.minor - credited!.minor).toBe(statement!.closing!.minor - statement!.opening!.minor)
    expect(model.loaded?.months).toEqual({ previous: '2026-09', shown: '2026-10', next: '2026-11' })
  })
})

const AS_OF = '2026-11-21T08:00:00Z'

function accountOf(
  ageing: Partial<Ageing> = {},
  statement: Partial<Statement> = {},
  save?: () => Promise<void>,
) {
  const { shared, files, tables, downloads } = recordedListPageDependencies(save)
  const model = new AccountViewModel({ shared })
  model.show({
    kind: 'loaded',
    ageing: { buckets: [], asOf: AS_OF, ...ageing },
    statement: { entries: [], asOf: AS_OF, ...statement },
    months: { previous: '2026-10', shown: '2026-11' },
  })
  return { model, files, tables, downloads }
}

describe('the balance of the customer’s account', () => {
  it('is the open amount minus the credits', () => {
    const open = { openBalance: euro(900) }
    expect(accountOf().model.balance).toBeUndefined()
    expect(accountOf(open).model.balance).toEqual(euro(900))
    expect(accountOf({ ...open, openCredits: { count: 1 } }).model.balance).toEqual(euro(900))
    expect(accountOf({ ...open, openCredits: { count: 1, amount: euro(250) } }).model.balance).toEqual(
      euro(650),
    )
  })

  it('is subtracted with open orders from the credit limit', () => {
    const limit = { creditLimit: euro(500) }
    expect(accountOf(limit).model.available).toBeUndefined()
    expect(accountOf({ openBalance: euro(900) }).model.available).toBeUndefined()
    expect(accountOf({ ...limit, openBalance: euro(900) }).model.available).toEqual(euro(-400))
    const openOrders = euro(50)
    expect(accountOf({ ...limit, openBalance: euro(400), openOrders }).model.available).toEqual(euro(50))
  })

  it('has a group of amounts that are not due, with its share of the total', () => {
    const buckets = [{ toDays: 0, count: 3, amount: euro(300) }]
    expect(accountOf({ buckets }).model.buckets).toMatchObject([{ kind: 'notDue', count: 3, share: 1 }])
  })
})

describe('the statement of the customer’s account', () => {
  const entries = [{ date: '2026-11-02', kind: 'INVOICE' as const, amount: euro(300) }]

  it('has a balance after an entry, and shows whether opening balance, entries and closing balance add up', () => {
    const right = accountOf({}, { opening: euro(100), closing: euro(400), entries }).model
    expect(right.entries).toMatchObject([{ balance: euro(400) }])
    expect(right.addsUp).toBe(true)
    expect(accountOf({}, { opening: euro(100), closing: euro(401), entries }).model.addsUp).toBe(false)
  })

  it('is absent without permission', () => {
    const { model } = accountOf({ openBalance: euro(900) }, { opening: euro(1), closing: euro(9), entries })
    model.show({ kind: 'not-allowed', flag: 'invoice' })
    expect([model.statement, model.loaded, model.balance, model.available]).toEqual(Array(4).fill(undefined))
    expect([model.entries, model.buckets, model.addsUp]).toEqual([[], [], true])
  })
})

describe('exporting the statement of the account', () => {
  const SHEET = { name: 'Statement', heads: ['Date'], rows: [] }

  it('creates a table in the browser, and queues a PDF', async () => {
    const { model, files, tables } = accountOf()
    await model.save(SHEET, 'xlsx', 'en')
    await model.save(SHEET, 'pdf', 'en')
    expect([files, tables, model.hasFailed]).toEqual([[[SHEET, 'xlsx', 'en']], [{ table: SHEET }], false])
  })

  it('shows a failure until the next export, or until another statement is shown', async () => {
    const { model, downloads } = accountOf()
    downloads.answer = fail({ kind: 'unreachable' })
    expect(model.hasFailed).toBe(false)
    await model.save(SHEET, 'pdf', 'en')
    expect(model.hasFailed).toBe(true)
    await model.save(SHEET, 'csv', 'en')
    expect(model.hasFailed).toBe(false)
    await model.save(SHEET, 'pdf', 'en')
    model.show({ kind: 'not-allowed', flag: 'invoice' })
    expect(model.hasFailed).toBe(false)
  })

  it('fails if the API does not respond', async () => {
    const { model } = accountOf({}, {}, () => Promise.reject(new ApiFailure('offline', 'sheets')))
    await model.save(SHEET, 'csv', 'en')
    expect([model.hasFailed, model.saving.isRunning]).toEqual([true, false])
  })
})
