import type { Money } from '../shared/money.ts'

/** In growing order. */
export type ShareRight = 'read' | 'edit' | 'owner'

type CartShare = { readonly contactId: string; readonly name: string; readonly right: ShareRight }

export type SavedCart = {
  readonly cartId: string
  /** Empty for a cart that nobody has named. */
  readonly name: string
  /** What is added goes into this one. */
  readonly isActive: boolean
  readonly lines: number
  readonly pieces: number
  readonly total?: Money | undefined
  /** ISO 8601 date until which the prices hold; absent where none is shown. */
  readonly pricesUntil?: string | undefined
  /** ISO 8601 time. */
  readonly changedAt?: string | undefined
  readonly owner: { readonly contactId: string; readonly name: string }
  /** What the customer may do with it. */
  readonly right: ShareRight
  readonly shared: readonly CartShare[]
}

export const CART_NAME_MAX_LENGTH = 60

const RANK: Readonly<Record<ShareRight, number>> = { read: 0, edit: 1, owner: 2 }

export const allows = ({ right }: Pick<SavedCart, 'right'>, wanted: ShareRight): boolean =>
  RANK[right] >= RANK[wanted]

/** As lists are searched: by any part of the name or of its owner's. */
export function cartsFound(carts: readonly SavedCart[], term: string): readonly SavedCart[] {
  const wanted = term.normalize('NFKC').trim().toLowerCase()
  const isFound = ({ name, owner }: SavedCart) => `${name}\n${owner.name}`.toLowerCase().includes(wanted)
  return wanted === '' ? carts : carts.filter(isFound)
}
