/** A store that holds something of a customer. */
export interface CustomersStore {
  /** Called when the customer is gone. */
  empty(): void
}

type StoreType<Store> = abstract new (...args: never[]) => Store

/** One visitor's stores of single areas, made with the first page that asks for them. */
export class VisitorStores {
  readonly #held = new Map<unknown, CustomersStore>()

  hold<Store extends CustomersStore>(type: StoreType<Store>, make: () => Store): Store {
    const store = this.#held.get(type) ?? make()
    this.#held.set(type, store)
    return store as Store
  }

  empty(): void {
    for (const store of this.#held.values()) store.empty()
  }
}
