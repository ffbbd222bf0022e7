import type { AppRouter } from '@ts-rest/core'
import { AnswerCache } from './answer-cache.ts'
import type { SharedReads } from '#application/shared/shared-reads.ts'
import { clientOf, type Caller, type Client, type Connection, type Visitor } from './contract-client.ts'

/** API access of one visitor. */
export class ShopApi {
  readonly #visitor: Visitor

  constructor(
    via: Connection,
    caller: () => Caller,
    pricesAreWanted: () => boolean,
    cache: Pick<AnswerCache, 'read'> = new AnswerCache({ answers: [] }),
    sharedReads?: SharedReads,
  ) {
    this.#visitor = { via, caller, pricesAreWanted, cache, sharedReads }
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

  /** False if the user has hidden the prices; the right itself is checked by the API. */
  get pricesAreWanted(): boolean {
    return this.#visitor.pricesAreWanted()
  }
}
