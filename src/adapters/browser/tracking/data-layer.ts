import type { Analytics } from '#application/tracking/analytics.port.ts'
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'

/** The object with the data layer, usually `window`. */
export type DataLayerHost = { dataLayer?: unknown }

/** Pushes events to the array that tag managers read. Invalid content of third parties is ignored. */
export class DataLayer implements Analytics {
  readonly #host: DataLayerHost

  constructor(host: DataLayerHost) {
    this.#host = host
  }

  push(event: TrackingEvent): void {
    // resets the e-commerce data of the previous event
    if ('ecommerce' in event) this.#put({ ecommerce: null })
    this.#put(event)
  }

  #put(entry: object): void {
    try {
      const layer = (this.#host.dataLayer ??= [])
      if (Array.isArray(layer)) layer.push(entry)
    } catch {
      // errors of third-party scripts are ignored
    }
  }
}
