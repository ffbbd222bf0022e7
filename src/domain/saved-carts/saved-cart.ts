import type { Money } from '../shared/money.ts'

/** Rights in ascending order. */
export type ShareRight = 'read' | 'edit' | 'owner'

type CartShare = { readonly contactId: string; readonly name: string; readonly right: ShareRight }

export type SavedCart = {
  readonly cartId: string
  /** Empty if the cart has no name. */
  readonly name: string
  /** The active cart receives added parts. */
  readonly isActive: boolean
  readonly lines: number
  readonly pieces: number
  readonly total?: Money | undefined
  /** ISO 8601 date until which the prices are valid; absent if no prices are shown. */
  readonly pricesUntil?: string | undefined
  /** ISO 8601 time. */
  readonly changedAt?: string | undefined
  readonly owner: { readonly contactId: string; readonly name: string }
  /** Right of the user to this cart. */
  readonly right: ShareRight
  readonly shared: readonly CartShare[]
}

export const CART_NAME_LENGTH_MAX = 60

const RANK: Readonly<Record<ShareRight, number>> = { read: 0, edit: 1, owner: 2 }

export const grantsRight = ({ right }: Pick<SavedCart, 'right'>, requiredRight: ShareRight): boolean =>
  RANK[right] >= RANK[requiredRight]

/** Searches the names of carts and owners for a substring. */
export function searchCarts(carts: readonly SavedCart[], term: string): readonly SavedCart[] {
  const normalizedTerm = comparable(term).trim()
  const isFound = ({ name, owner }: SavedCart) =>
    comparable(`${name}\n${owner.name}`).includes(normalizedTerm)
  return normalizedTerm === '' ? carts : carts.filter(isFound)
}

/** Makes composed and decomposed letters, and full-width letters, equal. */
const comparable = (text: string) => text.normalize('NFKC').toLowerCase()
