/** A store with customer data. */
export interface SessionScopedStore {
  /** Called when the session ends. */
  empty(): void
}

type StoreType<Store> = abstract new (...args: never[]) => Store

/** Lazily created stores of single areas, one set per visitor. */
export class VisitorStores {
  readonly #stores = new Map<unknown, SessionScopedStore>()

  getOrCreate<Store extends SessionScopedStore>(type: StoreType<Store>, make: () => Store): Store {
    const store = this.#stores.get(type) ?? make()
    this.#stores.set(type, store)
    return store as Store
  }

  empty(): void {
    for (const store of this.#stores.values()) store.empty()
  }
}
