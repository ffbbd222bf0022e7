import { withoutSecrets } from './secrets.ts'

/** An error message without personal data and secrets. */
export type ErrorReport = string

/** Maximum length in characters. */
export const LONGEST_REPORT = 2_000

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Removes tokens, passwords, queries and control characters, and limits the length. */
export function reportOf(text: string): ErrorReport {
  const cut = text.slice(0, LONGEST_REPORT * 4)
  return withoutSecrets(cut).replaceAll(CONTROLS, ' ').slice(0, LONGEST_REPORT)
}

/** Key for deduplication: reports that differ only in numbers and stack traces are equal. */
export const errorKey = (report: ErrorReport): string =>
  report
    .replace(/\n[^]*/, '')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '#')
    .replaceAll(/\d+/g, '#')

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
