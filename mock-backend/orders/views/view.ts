import type { Account } from '../../accounts/account.ts'
import type { Language } from '../../catalogue/language.ts'
import { price, type MinorUnits } from '../../prices/money.ts'
import type { Day } from '../calendar.ts'

/** For whom a list or a document is shown, and on which day. */
export type View = {
  readonly account: Account
  readonly language: Language
  readonly today: Day
  /** Milliseconds since the epoch. */
  readonly now: number
}

export const asOf = ({ now }: View) => new Date(now).toISOString()

/** Money for those who may see it; for others there is no such field. */
export function visible<Field extends string>(
  { account }: View,
  amounts: Readonly<Record<Field, MinorUnits>>,
): Partial<Record<Field, ReturnType<typeof price>>> {
  if (!account.showPrice) return {}
  const entries = Object.entries<MinorUnits>(amounts)
  return Object.fromEntries(
    entries.map(([field, amount]) => [field, price(amount, account.currency)]),
  ) as Partial<Record<Field, ReturnType<typeof price>>>
}
