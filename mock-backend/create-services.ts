import type { OptionalCapability } from '#contracts/capabilities/capability-calls.ts'
import { createDb } from './create-db.ts'
import { restoreCheckoutFrom, restoreSnapshot } from './db-snapshot.ts'
import { downloadFile, type GenerateDownload } from './documents/download-file.ts'
import type { Behaviour } from './faults/behaviour.ts'
import { seedFavourites } from './favourites/seed-favourites.ts'
import { FEATURES } from './features.ts'
import { DemoClock } from './ledger/demo-clock.ts'
import type { IntersectionOf } from './merged.ts'
import { NO_NETWORK, type WebhookClient } from './partner-interface/webhook-client.ts'
import { productOfCartSku } from './products/cart-sku.ts'
import type { Services } from './services.ts'
import { sharedCatalogue } from './shared-catalogue.ts'

export type ServiceOptions = {
  /** The same seed generates the same catalogue. */
  seed?: number
  /** Number of products. */
  size?: number
  /** Milliseconds since the epoch; decides when sessions end. */
  clock?: () => number
  /** Minimum duration of each call. */
  latencyMs?: number
  /** Key that signs the tokens; with a fixed key, sessions survive a restart. */
  secret?: Uint8Array
  tokenLifetimeSeconds?: number
  /** Makes the files of downloads; a server passes a function that uses a worker thread. */
  makeDownload?: GenerateDownload
  /** Sends webhooks; if absent, none is sent and each delivery reports that. */
  webhookClient?: WebhookClient
  /** Result of `snapshot()` of an earlier backend. */
  snapshot?: string
  /** Capabilities whose calls are omitted. */
  notOffered?: readonly OptionalCapability[]
}

type Declared = IntersectionOf<
  ReturnType<Extract<(typeof FEATURES)[number], { readonly services: unknown }>['services']>
>

export function createServices(options: ServiceOptions): Services {
  const { seed = 1, size = 5000, clock: realClock = Date.now, latencyMs = 0, snapshot } = options
  const demoClock = new DemoClock(realClock)
  const clock = () => demoClock.now()
  const { makeDownload = downloadFile, webhookClient = NO_NETWORK } = options
  const { secret = crypto.getRandomValues(new Uint8Array(32)), tokenLifetimeSeconds = 3600 } = options
  const catalogue = sharedCatalogue(seed, size)
  const db = createDb()
  seedFavourites(db, catalogue, clock())
  if (snapshot !== undefined) {
    restoreSnapshot(db, snapshot, (sku) => productOfCartSku(catalogue, sku) !== undefined)
  }
  const behaviour: Behaviour = { latencyMs, fault: 'none' }
  const notOffered = new Set<string>(options.notOffered)
  const base = {
    db,
    clock,
    realClock,
    demoClock,
    catalogue,
    secret,
    lifetimeSeconds: tokenLifetimeSeconds,
    makeDownload,
    webhookClient,
    notOffered,
    behaviour,
  }
  const services = { ...base } as typeof base & Declared
  for (const feature of FEATURES)
    if ('services' in feature) Object.assign(services, feature.services(services))
  if (snapshot !== undefined) restoreCheckoutFrom(services.checkout, snapshot, services.parts)
  return services
}
