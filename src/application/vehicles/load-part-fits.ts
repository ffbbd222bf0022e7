import { batchesOf } from '#domain/shared/batches.ts'
import { attempt } from '../kernel/attempt.ts'
import type { PartFitsStore } from './part-fits.store.ts'
import type { VehicleRange } from './vehicle-range.port.ts'

const PARTS_PER_CALL = 500

/** Loads the fit conditions of parts that are not loaded yet. Ignores failures: the page then shows no fits. */
export class LoadPartFits {
  readonly #range: VehicleRange
  readonly #store: PartFitsStore

  constructor(range: VehicleRange, store: PartFitsStore) {
    this.#range = range
    this.#store = store
  }

  async run(slug: string, articleNos: readonly string[]): Promise<void> {
    const missing = [...new Set(articleNos)].filter((articleNo) => !this.#store.isAsked(slug, articleNo))
    await Promise.all(
      batchesOf(missing, PARTS_PER_CALL).map(async (asked) => {
        const fits = await attempt(() => this.#range.fits(slug, asked))
        if (fits.ok) this.#store.add(slug, asked, fits.value)
      }),
    )
  }
}
