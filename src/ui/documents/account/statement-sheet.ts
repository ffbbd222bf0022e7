import type { IntlShape } from 'react-intl'
import type { Sheet, SheetCell } from '#domain/data-table/sheet.ts'
import type { BalancedEntry, Statement } from '#domain/documents/statement.ts'
import type { Money } from '#domain/shared/money.ts'
import { withoutSoftHyphens } from '../../data-table/list-sheet.ts'

const BALANCE = 6

type Content = {
  readonly name: string
  readonly statement: Statement
  readonly entries: readonly BalancedEntry[]
}

/** Statement as a spreadsheet: the entries between opening and closing balance. */
export function statementSheet(intl: IntlShape, { name, statement, entries }: Content): Sheet {
  const text = (id: string) => withoutSoftHyphens(intl.formatMessage({ id }))
  const balanceRow = (id: string, balance: Money | undefined): readonly SheetCell[] => [
    undefined,
    text(id),
    ...Array.from({ length: BALANCE - 2 }, () => undefined),
    balance,
    balance?.currency,
  ]
  return {
    name,
    heads: [
      'list.column.date',
      'statement.entry',
      'list.column.documentNo',
      'list.column.customerOrderReference',
      'statement.charged',
      'statement.credited',
      'statement.balance',
      'list.column.currency',
    ].map(text),
    rows: [
      balanceRow('statement.opening', statement.opening),
      ...entries.map(({ date, kind, documentNo, customerOrderReference, amount, balance }) => [
        { day: date },
        text(`statement.kind.${kind}`),
        documentNo,
        customerOrderReference,
        ...debitAndCredit(amount),
        balance,
        amount?.currency,
      ]),
      balanceRow('statement.closing', statement.closing),
    ],
    unsummed: [BALANCE],
  }
}

/** Splits an amount into debit and credit: one of them is undefined, the other has no sign. */
export function debitAndCredit(amount: Money | undefined): readonly [Money | undefined, Money | undefined] {
  if (!amount) return [undefined, undefined]
  return amount.minor < 0 ? [undefined, { ...amount, minor: -amount.minor }] : [amount, undefined]
}
