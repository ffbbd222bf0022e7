const HIDDEN = '[hidden]'

/** A JSON Web Token, also without its signature, and whatever follows "Bearer". */
const TOKENS = /\beyJ[\w-]+(?:\.[\w-]*){0,2}|\bBearer\s+\S+/gi
/** Headers that are secret to the end of their line. */
const SECRET_HEADERS = /\b((?:set-)?cookie|(?:proxy-)?authorization)((?:\\*["'])?\s*[:=]\s*)[^\r\n]+/gi
const SECRET_NAMES = 'password|passwort|secret|token|tokenkih|usertoken|signature|api-?key'
/** `"password":"…"`, `password=…`, `token: …`, whatever stands around the name, quoted once or twice. */
const SECRET_FIELDS = new RegExp(
  `((?:${SECRET_NAMES})(?:\\\\*["'])?\\s*[:=]\\s*)(\\\\*"[^"]*"?|\\\\*'[^']*'?|[^\\s,;&}]+)`,
  'gi',
)
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@"']+@/gi
/** What was asked for stays where it was asked: a query may hold a name or a reference. */
const QUERIES = /(\/[^\s/?#"')]*)\?[^\s"')]+/g
/** The signature of a token, or a key of an interface: long, and no word of any language. */
const KEYS = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g

/** The text without what only its owner may know: tokens, passwords, cookies, keys and queries. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(SECRET_HEADERS, `$1$2${HIDDEN}`)
    .replaceAll(TOKENS, HIDDEN)
    .replaceAll(SECRET_FIELDS, `$1${HIDDEN}`)
    .replaceAll(CREDENTIALS, `$1${HIDDEN}@`)
    .replaceAll(QUERIES, `$1?${HIDDEN}`)
    .replaceAll(KEYS, HIDDEN)
}
