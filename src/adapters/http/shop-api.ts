import type { AppRouter } from '@ts-rest/core'
import { ResponseCache } from './response-cache.ts'
import type { MapIfVisible, PriceGate } from './price-gate.ts'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'
import { clientOf, type Caller, type Client, type Connection, type Visitor } from './contract-client.ts'

/** API access of one visitor. */
export class ShopApi implements PriceGate {
  readonly #visitor: Visitor

  constructor(
    connection: Connection,
    caller: () => Caller,
    cache: Pick<ResponseCache, 'read'> = new ResponseCache({ answers: [] }),
    sharedResponses?: SharedResponseCache,
  ) {
    this.#visitor = { via: connection, caller, cache, sharedResponses }
  }

  client<Router extends AppRouter>(contract: Router): Client<Router> {
    return clientOf(contract, this.#visitor)
  }

  get via(): Connection {
    return this.#visitor.via
  }

  get caller(): Caller {
    return this.#visitor.caller()
  }

  /**
   * Decides about the prices of a response: they are used if the user has not hidden them and the API grants them to
   * the account. No other code decides this.
   */
  readonly prices = (priceVisible = true): MapIfVisible => {
    if (!priceVisible || !this.caller.pricesAreWanted) return () => undefined
    return (dto, map) => (dto === null || dto === undefined ? undefined : map(dto))
  }
}
