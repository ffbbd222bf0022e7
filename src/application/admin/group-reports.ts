import { errorKey } from '#domain/errors/error-report.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { ErrorReport } from './administration.port.ts'

/** Reports of one sender that differ only in numbers; `at` and `message` are those of the newest. */
export type ReportGroup = ErrorReport & { readonly count: number }

const likeness = (message: string) => errorKey(message).replaceAll(/\d+/g, '#')

/** Groups reports that differ only in numbers, so that a repeated report does not hide the others. Newest first. */
export function groupReports(reports: readonly ErrorReport[], max: number): readonly ReportGroup[] {
  const groups = groupBy(reports, ({ message, userId = '' }) => `${userId} ${likeness(message)}`)
  return [...groups.values()].map((equal) => ({ ...equal[0]!, count: equal.length })).slice(0, max)
}
