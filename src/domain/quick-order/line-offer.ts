import { QUANTITY_MAX, roundToPackage } from '../cart/quantity.ts'
import { unitPriceFor } from '../pricing/price-scale.ts'
import { times, type Money } from '../shared/money.ts'
import type { CheckedLine, CheckedPart } from './checked-line.ts'

/** Choice of the customer if the API returns several parts. */
export type LineChoice =
  | { readonly kind: 'open' }
  | { readonly kind: 'keep-old' }
  | { readonly kind: 'part'; readonly sku: string }

export const UNDECIDED_CHOICE: LineChoice = { kind: 'open' }

/** State of a line. A line in the state `choose`, or a later one of this list, cannot be ordered. */
export type LineState =
  | 'found'
  | 'rounded'
  | 'backorder'
  | 'replaced'
  | 'choose'
  | 'discontinued'
  | 'not-found'
  | 'not-saleable'
  | 'not-purchasable'
  | 'quantity'

const READY: ReadonlySet<LineState> = new Set(['found', 'rounded', 'backorder', 'replaced'])
export const isReady = (state: LineState): boolean => READY.has(state)

/** The part, quantity and price that a line would order. */
export type LineOffer = {
  readonly state: LineState
  readonly part: CheckedPart | undefined
  /** Pieces to be ordered; 0 if the line cannot be ordered. */
  readonly pieces: number
  readonly unitPrice?: Money | undefined
  readonly total?: Money | undefined
  /** Core deposits of all pieces, not included in `total`. */
  readonly coreDeposits?: Money | undefined
}

/** `quantity` is undefined if the quantity is invalid. */
export function lineOffer(line: CheckedLine, choice: LineChoice, quantity: number | undefined): LineOffer {
  const part = partOf(line, choice)
  if (!part) return { state: withoutPart(line), part: undefined, pieces: 0 }
  const rejected = rejectionOf(line, part)
  if (rejected) return { state: rejected, part, pieces: 0 }
  if (quantity === undefined) return { state: 'quantity', part, pieces: 0 }
  const ordered = roundToPackage(quantity, part.packagingAmount, QUANTITY_MAX)
  const unitPrice = part.price && (unitPriceFor(ordered, part.price.scale) ?? part.price.net)
  const total = unitPrice && times(unitPrice, ordered)
  const coreDeposits = part.price?.coreDeposit && times(part.price.coreDeposit, ordered)
  return {
    state: stateOf(line, part, ordered, quantity),
    part,
    pieces: ordered,
    unitPrice,
    total,
    coreDeposits,
  }
}

function partOf(line: CheckedLine, choice: LineChoice): CheckedPart | undefined {
  if (choice.kind === 'part') return line.candidates.find(({ sku }) => sku === choice.sku)
  if (line.status === 'ambiguous') return undefined
  return choice.kind === 'keep-old' ? line.part : (line.replacement ?? line.part)
}

const withoutPart = ({ status }: CheckedLine): LineState =>
  status === 'ambiguous' ? 'choose' : (REJECTED[status] ?? 'not-found')

const REJECTED: Partial<Record<CheckedLine['status'], LineState>> = {
  discontinued: 'discontinued',
  'not-saleable-in-country': 'not-saleable',
  'not-purchasable': 'not-purchasable',
}

/** A rejection of the original part does not apply to its replacement. */
const rejectionOf = (line: CheckedLine, part: CheckedPart): LineState | undefined =>
  part === line.part ? REJECTED[line.status] : undefined

function stateOf(line: CheckedLine, part: CheckedPart, ordered: number, requested: number): LineState {
  if (part === line.replacement) return 'replaced'
  const { quantity } = part.availability ?? {}
  if (quantity !== undefined && quantity < ordered) return 'backorder'
  return ordered === requested ? 'found' : 'rounded'
}
