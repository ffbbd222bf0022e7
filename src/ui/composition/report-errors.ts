import { listenForErrors } from '#adapters/browser/errors/error-listener.ts'
import { ReportErrors } from '#application/errors/report-errors.ts'
import { once } from '#application/kernel/once.ts'
import type { Shop } from './shop.tsx'

/** Every error of this tab goes to the error log (spec 7). What sends it is imported with the first error. */
export function reportErrors(shop: Shop): void {
  const reporting = once(async () => {
    await import('./areas/errors.area.ts')
    return shop.get(ReportErrors)
  })
  listenForErrors((parts) => {
    // without its scripts there is no way to report that they are missing
    reporting().then(
      (report) => report.run(parts),
      () => {},
    )
  })
}
