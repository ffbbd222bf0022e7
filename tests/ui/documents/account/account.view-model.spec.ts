import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { LoadAccount } from '#application/documents/load-account.ts'
import { sheetTotals } from '#domain/data-table/sheet.ts'
import { AccountViewModel } from '#ui/documents/account/account.view-model.ts'
import { statementSheet } from '#ui/documents/account/statement-sheet.ts'
import '#ui/documents/account/account.module.ts'
import { SelectedSumViewModel } from '#ui/documents/selected-sum.view-model.ts'
import messages from '#ui/messages/en.json' with { type: 'json' }
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const intl = createIntl({ locale: 'en', messages, onError: () => {} })

describe('The account', () => {
  it('balances what is open with the credits, and the current month ends with that', async () => {
    const shop = await loggedInShop('full')
    const model = shop.get(AccountViewModel)
    model.show(await shop.get(LoadAccount).run(''))
    expect(model.addsUp).toBe(true)
    expect(model.statement?.closing).toEqual(model.balance)
    expect(model.loaded?.months.next).toBeUndefined()
    const { creditLimit } = model.loaded!.ageing
    expect(model.available!.minor + model.balance!.minor).toBe(creditLimit!.minor)
    expect(model.buckets.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('is a file whose charges less credits are the movement of the month, without a sum of balances', async () => {
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

  it('says which right is missing', async () => {
    const shop = await loggedInShop('noprice')
    expect(await shop.get(LoadAccount).run('')).toEqual({ kind: 'not-allowed', flag: 'invoice' })
  })
})

describe('The sum of marked invoices', () => {
  const invoice = (minor: number) => ({ openAmount: { minor, currency: 'EUR' } }) as never

  it('is that of the last marks, whichever answer comes first', async () => {
    const model = new SelectedSumViewModel()
    let answer: (items: readonly never[]) => void = () => {}
    const first = model.reckon(() => new Promise((resolve) => (answer = resolve)))
    await model.reckon(async () => [invoice(150), invoice(50)])
    answer([invoice(9)])
    await first
    expect(model.open).toEqual({ minor: 200, currency: 'EUR' })
    await model.reckon(async () => [])
    expect(model.open).toBeUndefined()
  })
})
