import { withoutSecrets } from './secrets.ts'

/** What may leave the page: without anything that only its owner may know. */
export type ErrorReport = string

/** Characters. */
export const LONGEST_REPORT = 2_000

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** No token, no password, no query, nothing that a terminal would obey, not too long. */
export function reportOf(text: string): ErrorReport {
  const cut = text.slice(0, LONGEST_REPORT * 4)
  return withoutSecrets(cut).replaceAll(CONTROLS, ' ').slice(0, LONGEST_REPORT)
}

/** Reports alike but for numbers and traces tell of one error. */
export const errorKey = (report: ErrorReport): string =>
  report
    .replace(/\n[^]*/, '')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '#')
    .replaceAll(/\d+/g, '#')

/** What was handed to the console, as text. Never throws, whatever it is. */
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
