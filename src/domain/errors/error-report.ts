import { withoutSecrets } from './secrets.ts'
import { escapeLineBreaks, escapeControlCharacters } from './escape-control-characters.ts'

/** An error message without personal data and secrets. */
export type ErrorReport = string

export type ErrorLevel = 'error' | 'warn'

/** Maximum length in characters. */
export const REPORT_LENGTH_MAX = 2_000

/** Removes tokens, passwords and queries, makes control characters visible, and limits the length. */
export function reportOf(text: string): ErrorReport {
  const cut = text.slice(0, REPORT_LENGTH_MAX * 4)
  return escapeControlCharacters(withoutSecrets(cut)).slice(0, REPORT_LENGTH_MAX)
}

/** Report of an untrusted client, in one line, so that it cannot imitate several log entries. */
export const untrustedReportOf = (text: string): ErrorReport =>
  escapeLineBreaks(reportOf(text)).slice(0, REPORT_LENGTH_MAX)

/**
 * Key for deduplication: reports that differ only in trace ids, durations, positions and stack traces are equal. Other
 * numbers, such as those of orders, make errors different.
 */
export const errorKey = (report: ErrorReport): string =>
  report
    .replace(/\n[^]*/, '')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '#')
    .replaceAll(/\b\d+ ?m?s\b/g, '#')
    .replaceAll(/:\d+:\d+/g, '#')

/** Report of an error that has occurred `count` times. */
export const repeatedReport = (report: ErrorReport, count: number): ErrorReport =>
  count === 1 ? report : `${count} × ${report}`.slice(0, REPORT_LENGTH_MAX)

/** Formats console arguments as text. Never throws. */
export function errorText(parts: readonly unknown[]): string {
  return parts.map(textOf).join(' ')
}

function textOf(part: unknown): string {
  try {
    if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`
    return typeof part === 'object' && part !== null ? JSON.stringify(part) : String(part)
  } catch {
    return 'something that cannot be told'
  }
}
