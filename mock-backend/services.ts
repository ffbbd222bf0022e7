import type { Catalogue } from './search-engine/catalogue.ts'
import type { Db } from './db.ts'
import type { Behaviour } from './faults/behaviour.ts'
import type { DemoClock } from './ledger/demo-clock.ts'
import type { WebhookClient } from './partner-interface/webhook-client.ts'

/** Services of the handlers; each feature adds its services by declaration merging. */
export interface Services {
  readonly db: Db
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** `clock` without the offset of the demo; sessions and rate limits use this clock. */
  readonly realClock: () => number
  readonly demoClock: DemoClock
  readonly catalogue: Catalogue
  /** Signs the tokens. */
  readonly secret: Uint8Array
  /** Lifetime of a token. */
  readonly lifetimeSeconds: number
  readonly webhookClient: WebhookClient
  /** Capabilities whose calls are omitted. */
  readonly notOffered: ReadonlySet<string>
  readonly behaviour: Behaviour
}

/** Base class of a service that uses other services. */
export abstract class Service<Name extends keyof Services> {
  protected readonly deps: Pick<Services, Name>

  constructor(deps: Pick<Services, Name>) {
    this.deps = deps
  }
}
