import type { CartLine, CartLineId, LineOutcome } from './cart.ts'
import { roundToPackage } from './quantity.ts'

/** Why a pending change has not become true. */
export type ChangeFailure =
  | 'unreachable'
  | 'not-allowed'
  /** Somebody else has changed the same line meanwhile. */
  | 'changed-elsewhere'
  /** Left over from an earlier visit: it may not have been sent. */
  | 'kept'

type PendingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly why: ChangeFailure }

/** What a customer wants a line of the cart to become, as long as the API has not confirmed it. */
export type PendingChange = {
  readonly id: CartLineId
  readonly sku: string
  readonly articleNo: string
  /** Absent: as it is. */
  readonly quantity?: number | undefined
  readonly note?: string | undefined
  readonly isRemoval: boolean
  readonly state: PendingState
}

export type LinePatch =
  { readonly quantity: number } | { readonly note: string } | { readonly isRemoval: true }

/** A later pending change for the same line takes the earlier one in. */
export function mergeChange(
  line: CartLine,
  earlier: PendingChange | undefined,
  patch: LinePatch,
): PendingChange {
  const { id, sku, articleNo } = line
  const state = { kind: 'waiting' } as const
  return { id, sku, articleNo, isRemoval: false, ...carriedOver(earlier), ...patch, state }
}

/** A line that stays after all is no longer to be removed. */
const carriedOver = (earlier: PendingChange | undefined) =>
  earlier && !earlier.isRemoval ? { quantity: earlier.quantity, note: earlier.note } : {}

/** Nothing is left to be asked for. */
export function isFulfilled(pendingChange: PendingChange, line: CartLine | undefined): boolean {
  if (pendingChange.isRemoval || !line) return !line
  return (
    (pendingChange.quantity === undefined || pendingChange.quantity === line.quantity) &&
    (pendingChange.note === undefined || pendingChange.note === (line.note ?? ''))
  )
}

/** Whether the line still is what the customer saw when they changed it. */
export const isUntouched = (before: CartLine | undefined, now: CartLine): boolean =>
  before?.quantity === now.quantity && before.note === now.note

/** Rounded at once, as the API would do it, and told. */
export function inWholePackages(
  { sku, packagingAmount }: CartLine,
  patch: LinePatch,
): { readonly patch: LinePatch; readonly outcome?: LineOutcome } {
  if (!('quantity' in patch)) return { patch }
  const requested = patch.quantity
  const accepted = roundToPackage(requested, packagingAmount)
  if (accepted === requested) return { patch }
  return { patch: { quantity: accepted }, outcome: { sku, status: 'qty-rounded', requested, accepted } }
}
