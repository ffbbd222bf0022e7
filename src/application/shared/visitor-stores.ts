/** A store that contains data of a user. */
export interface SessionScopedStore {
  /** Called when the session ends. */
  empty(): void
}

type StoreType<Store> = abstract new (...args: never[]) => Store

/** Stores of single features, created on first use; one set per visitor. */
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
