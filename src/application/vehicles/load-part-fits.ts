import { batchesOf } from '#domain/shared/batches.ts'
import { attempt } from '../kernel/attempt.ts'
import { PartFitsStore } from './part-fits.store.ts'
import { VehicleRange } from './vehicle-range.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

const PARTS_PER_CALL = 500

/**
 * Loads the fit conditions of parts that are not loaded yet. Ignores failures: the page then does not display whether
 * parts fit.
 */
export class LoadPartFits extends dependsOn({ range: VehicleRange, store: PartFitsStore }) {
  async run(slug: string, articleNos: readonly string[]): Promise<void> {
    const missing = [...new Set(articleNos)].filter((articleNo) => !this.deps.store.isAsked(slug, articleNo))
    await Promise.all(
      batchesOf(missing, PARTS_PER_CALL).map(async (batch) => {
        const fits = await attempt(() => this.deps.range.fits(slug, batch))
        if (fits.ok) this.deps.store.add(slug, batch, fits.value)
      }),
    )
  }
}
