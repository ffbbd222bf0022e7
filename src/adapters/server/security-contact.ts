import { Hono } from 'hono'

/** Time in ms until the file expires; RFC 9116 recommends less than a year. */
const VALID_FOR = 30 * 86_400_000
const DAY = 86_400_000

type ContactSettings = {
  readonly contact: string | undefined
  /** Public origin of the shop; undefined if it is not configured. */
  readonly origin: string | undefined
  readonly now?: () => number
}

/** Serves `/.well-known/security.txt`, the contact for reports of vulnerabilities (RFC 9116). */
export function securityContact({ contact, origin, now = Date.now }: ContactSettings): Hono {
  const routes = new Hono()
  routes.get('/.well-known/security.txt', (context) => {
    const { host } = new URL(origin ?? context.req.url)
    const expires = new Date(Math.floor(now() / DAY) * DAY + VALID_FOR).toISOString()
    const lines = [
      `Contact: ${contact ?? `mailto:security@${host.replace(/:\d+$/, '')}`}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, de, pt',
      ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
      '',
    ]
    // without a configured origin, the URL contains the Host header of the request, so shared caches must not store it
    return context.text(lines.join('\n'), 200, {
      'cache-control': origin === undefined ? 'no-store' : 'public, max-age=86400',
    })
  })
  return routes
}
