import { Hono } from 'hono'

/** Time in ms for which the file may be taken as current; RFC 9116 recommends less than a year. */
const VALID_FOR = 30 * 86_400_000
const DAY = 86_400_000

type ContactSettings = {
  readonly contact: string | undefined
  /** Undefined if the shop does not know its public address. */
  readonly origin: string | undefined
  readonly now?: () => number
}

/** `/.well-known/security.txt`: where to report a weakness (RFC 9116). */
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
    // without a configured origin the address comes from the request, and must not be cached for other visitors
    return context.text(lines.join('\n'), 200, {
      'cache-control': origin === undefined ? 'no-store' : 'public, max-age=86400',
    })
  })
  return routes
}
