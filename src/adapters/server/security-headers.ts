import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const ONE_YEAR = 31_536_000

/** Whatever is no document has no business to load or run anything. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Everything comes from the shop itself; a script only with the answer's own nonce or loaded by such a one. */
function documentPolicy(nonce: string, paymentHosts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    // a browser asks this also of where a form leads on to: without scripts that is the page to pay at
    ["form-action 'self'", ...paymentHosts].join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // lists are read in a worker, and a page can be made anew; whatever else makes a script of a text is stopped
    'trusted-types own-scripts default',
  ].join('; ')
}

const COMMON_HEADERS = {
  'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
} as const

export const CLOSED_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': CLOSED_POLICY } as const

export const newNonce = () => randomBytes(16).toString('base64')

type PolicySettings = { readonly withPolicy: boolean; readonly paymentHosts?: readonly string[] | undefined }

export type Nonce = { Variables: { nonce: string | undefined } }

/** Documents announce the nonce of their scripts in the context's `nonce`; all other answers are closed. */
export const securityHeaders =
  ({ withPolicy, paymentHosts }: PolicySettings): MiddlewareHandler<Nonce> =>
  async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value)
    if (!withPolicy) return
    const nonce = context.get('nonce')
    headers.set(
      'content-security-policy',
      nonce === undefined ? CLOSED_POLICY : documentPolicy(nonce, paymentHosts),
    )
  }
