import type { AlertRequest } from '#domain/alerts/alert.ts'
import type { CartRejection } from '#application/cart/add-lines-to-cart.ts'
import { lineWasAccepted, type LineOutcome, type LineStatus } from '#domain/cart/cart.ts'

type AlertText = { readonly kind: AlertRequest['kind']; readonly as: string }

const TAKEN: AlertText = { kind: 'success', as: 'ok' }

/** Alerts for lines that the cart accepted, in whole or in part. */
const TAKEN_BY_STATUS: Partial<Record<LineStatus, AlertText>> = {
  'qty-rounded': { kind: 'success', as: 'rounded' },
  'qty-limited': { kind: 'warning', as: 'limited' },
  backorder: { kind: 'success', as: 'backorder' },
  superseded: { kind: 'warning', as: 'lastPieces' },
}

/** Alerts for refused lines: always errors, whatever status the API has returned (spec 7). */
const REJECTED_BY_STATUS: Partial<Record<LineStatus, string>> = {
  'qty-limited': 'full',
  superseded: 'replaced',
  ambiguous: 'ambiguous',
  'unknown-number': 'unknownNumber',
  discontinued: 'discontinued',
  'not-saleable-in-country': 'notInCountry',
  'not-purchasable': 'notPurchasable',
}

export function alertOfOutcome(number: string, outcome: LineOutcome): AlertRequest {
  const { status, accepted, requested } = outcome
  if (!lineWasAccepted(outcome)) {
    const messageId = `addToCart.refused.${REJECTED_BY_STATUS[status] ?? 'other'}`
    return { kind: 'error', messageId, values: { number } }
  }
  const { kind, as } = TAKEN_BY_STATUS[status] ?? TAKEN
  return { kind, messageId: `addToCart.taken.${as}`, values: { number, quantity: accepted, requested } }
}

/** Alert about a rejected addition. Undefined after the end of the session, which another message reports. */
export function alertOfRejection(number: string, { kind }: CartRejection): AlertRequest | undefined {
  if (kind === 'logged-out') return undefined
  return { kind: 'error', messageId: REJECTION_MESSAGES[kind], values: { number } }
}

const REJECTION_MESSAGES = {
  'not-allowed': 'addToCart.refused.notPurchasable',
  'no-cart': 'addToCart.refused.noCart',
  unreachable: 'addToCart.unreachable',
} as const satisfies Record<Exclude<CartRejection['kind'], 'logged-out'>, string>
