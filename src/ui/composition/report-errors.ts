import { listenForErrors } from '#adapters/browser/errors/error-listener.ts'
import { once } from '#application/kernel/once.ts'
import type { Container } from '../kernel/container.tsx'

/** Sends every error of this tab to the error log (spec 7). The sender is imported with the first error. */
export function reportErrors(container: Container): void {
  const reporting = once(async () => {
    const [{ ReportErrors }] = await Promise.all([
      import('#application/errors/report-errors.ts'),
      import('../errors/error-log.module.ts'),
    ])
    return container.get(ReportErrors)
  })
  listenForErrors((parts, level) => {
    // if the import fails, the page cannot report the error
    reporting().then(
      (report) => report.run(parts, level),
      () => {},
    )
  })
}
