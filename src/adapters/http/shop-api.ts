import type { AppRouter } from '@ts-rest/core'
import { clientOf, type Caller, type Client, type Connection } from './contract-client.ts'

/** The API as one visitor reaches it. */
export class ShopApi {
  readonly via: Connection
  readonly #caller: () => Caller
  readonly #pricesAreWanted: () => boolean

  constructor(connection: Connection, caller: () => Caller, pricesAreWanted: () => boolean) {
    this.via = connection
    this.#caller = caller
    this.#pricesAreWanted = pricesAreWanted
  }

  client<Router extends AppRouter>(contract: Router): Client<Router> {
    return clientOf(contract, this.via, this.#caller)
  }

  get caller(): Caller {
    return this.#caller()
  }

  /** False for who has hidden the prices; whether there are any is up to the API. */
  get pricesAreWanted(): boolean {
    return this.#pricesAreWanted()
  }
}
