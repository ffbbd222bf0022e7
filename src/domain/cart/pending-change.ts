import type { CartLine, CartLineId, LineOutcome } from './cart.ts'
import { roundToPackage } from './quantity.ts'

/** Reason why a pending change was not confirmed. */
export type ChangeFailure =
  | 'unreachable'
  | 'not-allowed'
  /** Another session has changed the same line (conflict). */
  | 'changed-elsewhere'
  /** The change was restored from an earlier visit; it is unknown whether the API has received it. */
  | 'kept'

type PendingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly why: ChangeFailure }

type Values = {
  /** Absent if the quantity is unchanged. */
  readonly quantity?: number | undefined
  readonly note?: string | undefined
}

/** An optimistic change of a cart line that the API has not confirmed yet. */
export type PendingChange = Values & {
  readonly id: CartLineId
  readonly sku: string
  readonly articleNo: string
  readonly isRemoval: boolean
  /** Values that conflict with a change of another session; not sent until the customer decides. */
  readonly undecided?: Values | undefined
  readonly state: PendingState
}

export type LinePatch =
  | { readonly quantity: number }
  | { readonly note: string }
  | { readonly isRemoval: true }

/** Merges a new change of a line into its pending change. */
export function mergeChange(
  line: CartLine,
  earlier: PendingChange | undefined,
  patch: LinePatch,
): PendingChange {
  const { id, sku, articleNo } = line
  const state = { kind: 'waiting' } as const
  return { id, sku, articleNo, isRemoval: false, ...carriedOver(earlier, patch), ...patch, state }
}

/**
 * Values of the earlier pending change that remain after a new edit. An edit cancels a pending removal. A conflict
 * of one field remains until the customer edits this field.
 */
function carriedOver(
  earlier: PendingChange | undefined,
  patch: LinePatch,
): Values & Pick<PendingChange, 'undecided'> {
  if (!earlier || earlier.isRemoval || 'isRemoval' in patch) return {}
  const { quantity, note, state } = earlier
  const isConflict = state.kind === 'failed' && state.why === 'changed-elsewhere'
  const undecided = without({ ...earlier.undecided, ...(isConflict && { quantity, note }) }, patch)
  return { ...(!isConflict && { quantity, note }), undecided }
}

function without({ quantity, note }: Values, patch: LinePatch): Values | undefined {
  const rest = 'quantity' in patch ? { note } : { quantity }
  return Object.values(rest).some((value) => value !== undefined) ? rest : undefined
}

/** The fields of a confirmed change that still have an unresolved conflict; undefined if there are none. */
export function unresolvedChange({
  undecided,
  id,
  sku,
  articleNo,
}: PendingChange): PendingChange | undefined {
  if (!undecided) return undefined
  const state = { kind: 'failed', why: 'changed-elsewhere' } as const
  return { id, sku, articleNo, isRemoval: false, ...undecided, state }
}

/** True if the line already has the state of the pending change. */
export function isFulfilled(pendingChange: PendingChange, line: CartLine | undefined): boolean {
  if (pendingChange.isRemoval || !line) return !line
  return (
    (pendingChange.quantity === undefined || pendingChange.quantity === line.quantity) &&
    (pendingChange.note === undefined || pendingChange.note === (line.note ?? ''))
  )
}

/** True if the line has not changed since the customer edited it; otherwise the change is a conflict. */
export const isUnchanged = (before: CartLine | undefined, now: CartLine): boolean =>
  before?.quantity === now.quantity && before.note === now.note

/** Rounds the quantity to full packages before the API does, and returns the rounding as the outcome of the line. */
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
