import type { Account } from '../session/account.ts'
import type { LineUpdate, Line } from '../cart/carts.ts'
import { Service } from '../services.ts'

export type StoredLine = Pick<Line, 'sku' | 'quantity' | 'note'>
export type CartRight = 'READ' | 'EDIT' | 'OWNER'
type Share = { contactId: string; right: CartRight }

export type StoredCart = {
  cartId: string
  owner: string
  name: string
  changedAt: number
  lines: StoredLine[]
  shares: Share[]
}

/** The saved carts of all customers, without the active ones. */
export class SavedCarts extends Service<'db' | 'clock'> {
  /** The caller's carts, and the carts that colleagues share with the caller, newest first. */
  visibleTo(account: Account): StoredCart[] {
    return this.deps.db.savedCart
      .findMany({ where: { isDeleted: { equals: false } } })
      .map(read)
      .filter((cart) => rightTo(cart, account) !== undefined)
      .toSorted((one, other) => other.changedAt - one.changedAt)
  }

  /** Undefined if the cart does not exist, or if the account lacks the `requiredRight`. */
  find(account: Account, cartId: string, requiredRight: CartRight): StoredCart | undefined {
    const cart = this.deps.db.savedCart.findFirst({ where: { cartId: { equals: cartId } } })
    if (cart === null || cart.isDeleted) return undefined
    const right = rightTo(read(cart), account)
    return right !== undefined && RANK[right] >= RANK[requiredRight] ? read(cart) : undefined
  }

  create({ contactId }: Account, name: string, lines: readonly StoredLine[]): StoredCart {
    const stored = lines.map(({ sku, quantity, note }) => ({ sku, quantity, note }))
    return read(
      this.deps.db.savedCart.create({
        cartId: crypto.randomUUID(),
        owner: contactId,
        name,
        changedAt: this.deps.clock(),
        lines: JSON.stringify(stored),
        shares: '[]',
        isDeleted: false,
      }),
    )
  }

  change(cartId: string, change: Partial<Pick<StoredCart, 'name' | 'lines' | 'shares'>>): void {
    const { name, lines, shares } = change
    this.deps.db.savedCart.update({
      where: { cartId: { equals: cartId } },
      data: {
        changedAt: this.deps.clock(),
        ...(name !== undefined && { name }),
        ...(lines && { lines: JSON.stringify(lines) }),
        ...(shares && { shares: JSON.stringify(shares) }),
      },
    })
  }

  delete(cartId: string): void {
    this.#mark(cartId, true)
  }

  /** Restores a deleted cart; false if the contact never owned it. */
  restore({ contactId }: Account, cartId: string): boolean {
    const cart = this.deps.db.savedCart.findFirst({ where: { cartId: { equals: cartId } } })
    if (cart?.owner !== contactId) return false
    this.#mark(cartId, false)
    return true
  }

  #mark(cartId: string, isDeleted: boolean): void {
    this.deps.db.savedCart.update({ where: { cartId: { equals: cartId } }, data: { isDeleted } })
  }
}

const RANK: Record<CartRight, number> = { READ: 0, EDIT: 1, OWNER: 2 }

export function rightTo({ owner, shares }: StoredCart, { contactId }: Account): CartRight | undefined {
  if (owner === contactId) return 'OWNER'
  return shares.find((share) => share.contactId === contactId)?.right
}

type Row = Omit<StoredCart, 'lines' | 'shares'> & { lines: string; shares: string }

const read = ({ cartId, owner, name, changedAt, lines, shares }: Row): StoredCart => ({
  cartId,
  owner,
  name,
  changedAt,
  lines: JSON.parse(lines) as StoredLine[],
  shares: JSON.parse(shares) as Share[],
})

/** The lines with the changed quantities and notes; new lines come last. */
export function withLineUpdates(
  lines: readonly StoredLine[],
  changed: ReadonlyMap<string, LineUpdate>,
): StoredLine[] {
  const linesBySku = new Map(lines.map((line) => [line.sku, line]))
  for (const [sku, { quantity, note }] of changed) {
    linesBySku.set(sku, { sku, quantity, note: note ?? linesBySku.get(sku)?.note ?? '' })
  }
  return [...linesBySku.values()]
}

/** Merges two carts; quantities of the same part are added. */
export function mergedLines(one: readonly StoredLine[], other: readonly StoredLine[]): StoredLine[] {
  const lines = new Map(one.map((line) => [line.sku, { ...line }]))
  for (const line of other) {
    const storedLine = lines.get(line.sku)
    if (storedLine) storedLine.quantity += line.quantity
    else lines.set(line.sku, { ...line })
  }
  return [...lines.values()]
}
