import type { Analytics } from '#application/tracking/analytics.port.ts'
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'

/** Where other people's scripts look for it. */
export type DataLayerHost = { dataLayer?: unknown }

/** The list that tag managers read. They may have put anything in its place: the shop goes on all the same. */
export class DataLayer implements Analytics {
  readonly #host: DataLayerHost

  constructor(host: DataLayerHost) {
    this.#host = host
  }

  push(event: TrackingEvent): void {
    // the goods of the event before would mix with those of this one
    if ('ecommerce' in event) this.#put({ ecommerce: null })
    this.#put(event)
  }

  #put(entry: object): void {
    try {
      const layer = (this.#host.dataLayer ??= [])
      if (Array.isArray(layer)) layer.push(entry)
    } catch {
      // a foreign script's own fault, which is told by that script
    }
  }
}
