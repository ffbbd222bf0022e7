import type * as z from 'zod/mini'
import type { PaymentKind, PaymentMethod } from '#contracts/checkout/checkout.dto.ts'
import type { Account } from '../session/account.ts'
import type { Language } from '../catalogue/language.ts'
import { fromEuro, price, type MinorUnits } from '../pricing/money.ts'
import type { Credit } from '../orders/credit.ts'
import { paymentNames } from '../shipping/checkout-names.ts'

type Kind = z.infer<typeof PaymentKind>
type Method = z.infer<typeof PaymentMethod>

/** Upper limits of an order in euro cents. */
const CARD_UP_TO = 1_000_000
const PAYPAL_UP_TO = 500_000
const TERMS_DAYS = 30
const WITHOUT_PAYPAL = new Set(['KZ', 'BR'])

const KINDS: readonly Kind[] = ['ACCOUNT', 'CARD', 'PAYPAL', 'PREPAYMENT']

export const isExternal = (kind: Kind): boolean => kind === 'CARD' || kind === 'PAYPAL'

/** All payment methods, each allowed or with the reason why it is not. `credit` is the available credit on account. */
export function paymentMethods(
  account: Account,
  { gross, credit, language }: { gross: MinorUnits; credit: Credit; language: Language },
): Method[] {
  const limit = (cents: number) => fromEuro(cents, account.currency)
  const free = Math.max(0, credit.available)
  const reasons: Readonly<Record<Kind, Method['reason']>> = {
    ACCOUNT: credit.limit === undefined ? 'COUNTRY' : gross > free ? 'CREDIT_LIMIT' : undefined,
    CARD: gross > limit(CARD_UP_TO) ? 'AMOUNT' : undefined,
    PAYPAL: WITHOUT_PAYPAL.has(account.country)
      ? 'COUNTRY'
      : gross > limit(PAYPAL_UP_TO)
        ? 'AMOUNT'
        : undefined,
    PREPAYMENT: undefined,
  }
  return KINDS.map((kind) => {
    const reason = reasons[kind]
    const hasTerms = kind === 'ACCOUNT' && reason !== 'COUNTRY'
    return {
      id: kind.toLowerCase(),
      kind,
      name: paymentNames[kind][language],
      allowed: reason === undefined,
      ...(reason && { reason }),
      ...(hasTerms && { terms: TERMS_DAYS }),
      // hidden without the right to see prices: the available credit would reveal what colleagues owe
      ...(hasTerms &&
        account.showPrice &&
        account.seesColleagues && { freeCredit: price(free, account.currency) }),
    }
  })
}
