/** What may leave the page: without anything that only its owner may know. */
export type ErrorReport = string

/** Characters. */
export const LONGEST_REPORT = 2_000

const HIDDEN = '[hidden]'

/** A JSON Web Token, also without its signature, and whatever follows "Bearer". */
const TOKENS = [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, /\bBearer\s+\S+/gi]
const SECRET_NAMES = 'password|passwort|secret|token|tokenkih|usertoken|authorization|cookie|signature'
/** `"password":"…"`, `password=…`, `token: …`, whatever stands around the name. */
const SECRET_FIELDS = new RegExp(
  `((?:${SECRET_NAMES})["']?\\s*[:=]\\s*)("[^"]*"?|'[^']*'?|[^\\s,;&}]+)`,
  'gi',
)
/** What was asked for stays on the page: a query may hold a name or a reference. */
const QUERIES = /(https?:\/\/[^\s?#"')]+)\?[^\s"')]*/g
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** No token, no password, no query, nothing that a terminal would obey, not too long. */
export function reportOf(text: string): ErrorReport {
  const cut = text.slice(0, LONGEST_REPORT * 4)
  const hidden = TOKENS.reduce((rest, token) => rest.replaceAll(token, HIDDEN), cut)
    .replaceAll(SECRET_FIELDS, `$1${HIDDEN}`)
    .replaceAll(QUERIES, `$1?${HIDDEN}`)
    .replaceAll(CONTROLS, ' ')
  return hidden.slice(0, LONGEST_REPORT)
}

/** Reports alike but for numbers tell of one error. */
export const errorKey = (report: ErrorReport): string => report.replace(/\n[^]*/, '').replaceAll(/\d+/g, '#')

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
