import { makeAutoObservable, observable } from 'mobx'

/** Selected rows on all pages of a list. A change of the filters clears the selection. */
export class ListSelection<Item> {
  #narrowing = ''
  /** True if all rows are selected, except those deselected later. */
  isAll = false
  readonly marked: Map<string, Item> = observable.map<string, Item>([], { deep: false })
  readonly unmarked: Set<string> = observable.set<string>()

  constructor() {
    makeAutoObservable(this, { marked: false, unmarked: false })
  }

  /**
   * Clears the selection if the filters have changed. Called whenever the list is shown; `narrowing` identifies its
   * filters.
   */
  follow(narrowing: string): void {
    if (narrowing === this.#narrowing) return
    this.#narrowing = narrowing
    this.clear()
  }

  has(key: string): boolean {
    return this.isAll ? !this.unmarked.has(key) : this.marked.has(key)
  }

  mark(key: string, item: Item, isMarked: boolean): void {
    if (this.isAll) {
      if (isMarked) this.unmarked.delete(key)
      else this.unmarked.add(key)
      return
    }
    if (isMarked) this.marked.set(key, item)
    else this.marked.delete(key)
  }

  /** Replaces selected rows by their current values. */
  renew(items: readonly Item[], keyOf: (item: Item) => string): void {
    for (const item of items) if (this.marked.has(keyOf(item))) this.marked.set(keyOf(item), item)
  }

  markAll(): void {
    this.clear()
    this.isAll = true
  }

  clear(): void {
    this.isAll = false
    this.marked.clear()
    this.unmarked.clear()
  }

  count(total: number): number {
    return this.isAll ? total - this.unmarked.size : this.marked.size
  }
}
