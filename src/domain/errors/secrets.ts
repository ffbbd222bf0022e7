const HIDDEN = '[hidden]'

/** A JSON Web Token, with or without signature, and the value after "Bearer". */
const TOKENS = /\beyJ[\w-]+(?:\.[\w-]*){0,2}|\bBearer\s+\S+/gi
/** Secret headers up to the end of the line. */
const SECRET_HEADERS = /\b((?:set-)?cookie|(?:proxy-)?authorization)((?:\\*["'])?\s*[:=]\s*)[^\r\n]+/gi
const SECRET_NAMES = 'password|passwort|secret|token|tokenkih|usertoken|signature|api-?key'
/** `"password":"…"`, `password=…`, `token: …`, also quoted or escaped. */
const SECRET_FIELDS = new RegExp(
  `((?:${SECRET_NAMES})(?:\\\\*["'])?\\s*[:=]\\s*)(\\\\*"[^"]*"?|\\\\*'[^']*'?|[^\\s,;&}]+)`,
  'gi',
)
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@"']+@/gi
/** Query strings, which may contain names or references. */
const QUERIES = /(\/[^\s/?#"')]*)\?[^\s"')]+/g
/** API keys and token signatures: at least 40 characters with digits, lower and upper case. */
const KEYS = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g

/** Removes tokens, passwords, cookies, keys and query strings from a text. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(SECRET_HEADERS, `$1$2${HIDDEN}`)
    .replaceAll(TOKENS, HIDDEN)
    .replaceAll(SECRET_FIELDS, `$1${HIDDEN}`)
    .replaceAll(CREDENTIALS, `$1${HIDDEN}@`)
    .replaceAll(QUERIES, `$1?${HIDDEN}`)
    .replaceAll(KEYS, HIDDEN)
}
