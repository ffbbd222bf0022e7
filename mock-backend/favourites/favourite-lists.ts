import { LINE_QUANTITY_MAX } from '#contracts/quick-order/line-status.dto.ts'
import { Service } from '../services.ts'

export type StoredList = {
  listId: string
  customerId: string
  name: string
  position: number
  visitedAt: number | null
  comparedTo: number | null
}

export type StoredItem = {
  listId: string
  sku: string
  quantity: number
  note: string
  min: number | null
  max: number | null
  addedAt: number
}

export type ItemInput = {
  sku: string
  quantity: number
  note: string
  min?: number | undefined
  max?: number | undefined
}

/** A call after this pause counts as a new visit. */
const VISIT_GAP_MS = 30 * 60_000

/** The parts lists of all customers. Each customer can access only the own lists. */
export class FavouriteLists extends Service<'db' | 'clock'> {
  of(customerId: string): StoredList[] {
    return this.deps.db.favouriteList
      .findMany({ where: { customerId: { equals: customerId } } })
      .toSorted((one, other) => one.position - other.position)
  }

  find(customerId: string, listId: string): StoredList | undefined {
    const list = this.deps.db.favouriteList.findFirst({ where: { listId: { equals: listId } } })
    return list?.customerId === customerId ? list : undefined
  }

  byId(listId: string): StoredList | null {
    return this.deps.db.favouriteList.findFirst({ where: { listId: { equals: listId } } })
  }

  hasName(customerId: string, name: string, but?: string): boolean {
    const normalizedName = name.toLowerCase()
    return this.of(customerId).some(
      (list) => list.listId !== but && list.name.trim().toLowerCase() === normalizedName,
    )
  }

  create(customerId: string, name: string): StoredList {
    const position = 1 + Math.max(0, ...this.of(customerId).map((list) => list.position))
    return this.deps.db.favouriteList.create({ listId: crypto.randomUUID(), customerId, name, position })
  }

  rename(listId: string, name: string): void {
    this.deps.db.favouriteList.update({ where: { listId: { equals: listId } }, data: { name } })
  }

  delete(listId: string): void {
    this.deps.db.favouriteItem.deleteMany({ where: { listId: { equals: listId } } })
    this.deps.db.favouriteList.delete({ where: { listId: { equals: listId } } })
  }

  itemsOf(listId: string): StoredItem[] {
    return this.deps.db.favouriteItem.findMany({ where: { listId: { equals: listId } } })
  }

  item(listId: string, sku: string): StoredItem | undefined {
    return this.deps.db.favouriteItem.findFirst({ where: { id: { equals: idOf(listId, sku) } } }) ?? undefined
  }

  put(listId: string, { sku, quantity, note, min, max }: ItemInput): void {
    const data = {
      quantity: Math.min(quantity, LINE_QUANTITY_MAX),
      note,
      min: min ?? null,
      max: max ?? null,
    }
    const id = idOf(listId, sku)
    if (this.deps.db.favouriteItem.update({ where: { id: { equals: id } }, data })) return
    this.deps.db.favouriteItem.create({ id, listId, sku, addedAt: this.deps.clock(), ...data })
  }

  remove(listId: string, sku: string): void {
    this.deps.db.favouriteItem.delete({ where: { id: { equals: idOf(listId, sku) } } })
  }

  /** The time of the visit with which the current one is compared; null on the first visit. */
  lastVisitOf({ visitedAt, comparedTo }: StoredList): number | null {
    const isNewVisit = visitedAt !== null && this.deps.clock() - visitedAt > VISIT_GAP_MS
    return isNewVisit ? visitedAt : comparedTo
  }

  visit(list: StoredList): void {
    this.deps.db.favouriteList.update({
      where: { listId: { equals: list.listId } },
      data: { comparedTo: this.lastVisitOf(list), visitedAt: this.deps.clock() },
    })
  }
}

const idOf = (listId: string, sku: string) => `${listId} ${sku}`
