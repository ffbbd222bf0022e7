import type { Caller } from '../session/callers.ts'
import { price, type MinorUnits } from '../pricing/money.ts'

export const isoNow = ({ now }: Caller) => new Date(now).toISOString()

/** The amounts as prices; absent for callers who may not see prices. */
export function pricesIfVisible<Field extends string>(
  { account }: Caller,
  amounts: Readonly<Record<Field, MinorUnits>>,
): Partial<Record<Field, ReturnType<typeof price>>> {
  if (!account.showPrice) return {}
  const entries = Object.entries<MinorUnits>(amounts)
  return Object.fromEntries(
    entries.map(([field, amount]) => [field, price(amount, account.currency)]),
  ) as Partial<Record<Field, ReturnType<typeof price>>>
}
