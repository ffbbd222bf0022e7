/** Event that deletes a cookie before it expires. */
type CookieEnd =
  /** Deleted at the end of a session. Only logged-in users have this cookie. */
  | 'session'
  /** Deleted at the end of a session. Guests may have this cookie as well. */
  | 'visit'
  /** Deleted by a logout. It survives an expired session, because the next login reads it. */
  | 'logout'
  /** Deleted only by the visitor: it contains a preference. */
  | 'visitor'

/**
 * All cookies of the shop except those of punch-out sessions, and the event that deletes each. The type of the cookie
 * jar accepts no other name.
 */
export const COOKIE_LIFETIMES = {
  '__Host-session': 'session',
  '__Host-user': 'session',
  '__Host-signature': 'session',
  '__Host-has-session': 'session',
  '__Host-prices-hidden': 'session',
  '__Host-kih': 'session',
  '__Host-signature-kih': 'session',
  '__Host-checkout': 'session',
  '__Host-vehicle': 'visit',
  '__Host-compared': 'visit',
  '__Host-previous-path': 'logout',
  '__Host-country': 'visitor',
  '__Host-theme': 'visitor',
  '__Host-density': 'visitor',
  '__Host-keys': 'visitor',
  '__Host-result-view': 'visitor',
  '__Host-consent': 'visitor',
  i18n_redirected: 'visitor',
} as const satisfies Readonly<Record<string, CookieEnd>>

export type ListedCookie = keyof typeof COOKIE_LIFETIMES
/** Each punch-out session has a separate cookie, which the login session of the browser neither reads nor deletes. */
export type CookieName = ListedCookie | `__Host-punchout-${string}`

export const cookiesClearedOn = (...ends: readonly CookieEnd[]): readonly ListedCookie[] =>
  (Object.keys(COOKIE_LIFETIMES) as ListedCookie[]).filter((name) => ends.includes(COOKIE_LIFETIMES[name]))
