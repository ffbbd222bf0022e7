import { listenForErrors } from '#adapters/browser/errors/error-listener.ts'
import { ReportErrors } from '#application/errors/report-errors.ts'
import type { Shop } from './shop.tsx'

/** Every error of this tab goes to the error log (spec 7). What sends it arrives with the first error. */
export function reportErrors(shop: Shop): void {
  let reporting: Promise<ReportErrors> | undefined
  const open = async () => {
    await import('./areas/errors.area.ts')
    return shop.get(ReportErrors)
  }
  listenForErrors((parts) => {
    reporting ??= open()
    // without its scripts there is no way to report that they are missing
    reporting.then((report) => report.run(parts)).catch(() => (reporting = undefined))
  })
}
