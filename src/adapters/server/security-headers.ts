import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { mayScan } from '#domain/scanning/scanning-pages.ts'

const ONE_YEAR = 31_536_000

/** Policy for responses that are not documents: they may load and run nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Policy of worker scripts, which may load only further scripts of the shop. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** Policy of documents: resources only from the shop, and only the given scripts. */
function documentPolicy(
  scriptSources: string,
  paymentHosts: readonly string[] = [],
  returnHosts: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    // browsers also check the redirects of a form, and the order form redirects to the payment page
    ["form-action 'self'", ...paymentHosts, ...returnHosts].join(' '),
    frameAncestors(returnHosts),
    "require-trusted-types-for 'script'",
    // `own-scripts` allows the list worker, `default` the document that React re-creates; any other script injection is
    // blocked
    'trusted-types own-scripts default',
  ].join('; ')
}

/** Only the buyer's system of a punch-out session may frame its pages. */
const frameAncestors = (hosts: readonly string[]) =>
  `frame-ancestors ${hosts.length === 0 ? "'none'" : hosts.join(' ')}`

const COMMON_HEADERS = {
  'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

export const CLOSED_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': CLOSED_POLICY } as const

export const newNonce = () => randomBytes(16).toString('base64')

export type PolicySettings = {
  readonly withPolicy: boolean
  readonly paymentHosts?: readonly string[] | undefined
}

export type DocumentScripts = {
  Variables: {
    nonce: string | undefined
    scriptSources: readonly string[] | undefined
    /** Hosts of the buyer's system in a punch-out session. */
    returnHosts: readonly string[] | undefined
    /** Policy of a page that another system defines, such as the demo ERP. */
    policy: string | undefined
  }
}

/** Permissions policy of pages that open the camera, whose codes WebAssembly reads. */
const CAMERA_POLICY = COMMON_HEADERS['permissions-policy'].replace('camera=()', 'camera=(self)')
const WASM = "'wasm-unsafe-eval'"

/** Security headers of a document; `withPolicy` adds a content security policy for these script sources. */
export const documentHeaders =
  ({ withPolicy, paymentHosts }: PolicySettings) =>
  (scriptSources: string, returnHosts?: readonly string[]): Readonly<Record<string, string>> => ({
    ...COMMON_HEADERS,
    ...(returnHosts && OPENED_BY_A_SYSTEM),
    ...(withPolicy && {
      'content-security-policy': documentPolicy(scriptSources, paymentHosts, returnHosts),
    }),
  })

/**
 * Headers for a window that a buyer's system has opened: they retain the opener, because some systems close the window
 * after the basket is returned.
 */
const OPENED_BY_A_SYSTEM = { 'cross-origin-opener-policy': 'unsafe-none' }

/**
 * Adds security headers. A document sets in the context which scripts may run: `nonce` allows scripts with this nonce
 * and the scripts that they load; a document for several visitors has `scriptSources` instead. All other responses get
 * the closed policy.
 */
export const securityHeaders =
  (settings: PolicySettings): MiddlewareHandler<DocumentScripts> =>
  async (context, next) => {
    await next()
    const { headers } = context.res
    const nonce = context.get('nonce')
    const scans = nonce !== undefined && mayScan(context.req.path)
    const sources =
      nonce === undefined
        ? context.get('scriptSources')?.join(' ')
        : `'nonce-${nonce}' 'strict-dynamic'${scans ? ` ${WASM}` : ''}`
    const hosts = context.get('returnHosts')
    const pageHeaders =
      sources === undefined ? closedHeaders(settings, hosts) : documentHeaders(settings)(sources, hosts)
    for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
    if (scans) headers.set('permissions-policy', CAMERA_POLICY)
    const foreign = context.get('policy')
    if (foreign !== undefined) headers.set('content-security-policy', foreign)
    const isScript = headers.get('content-type')?.startsWith('text/javascript') === true
    if (isScript && settings.withPolicy) headers.set('content-security-policy', WORKER_POLICY)
  }

function closedHeaders({ withPolicy }: PolicySettings, hosts?: readonly string[]) {
  const headers = withPolicy ? CLOSED_HEADERS : COMMON_HEADERS
  if (hosts === undefined) return headers
  const policy = `default-src 'none'; ${frameAncestors(hosts)}`
  return { ...headers, ...OPENED_BY_A_SYSTEM, ...(withPolicy && { 'content-security-policy': policy }) }
}
