/** Event that deletes a cookie before it expires. */
type CookieEnd =
  /** The end of the session. Only a logged-in visitor has it. */
  | 'session'
  /** The end of the session. A guest may have it as well. */
  | 'visit'
  /** A logout. It survives an expired session, because the next login reads it. */
  | 'logout'
  /** Only the visitor deletes it: it contains a preference. */
  | 'visitor'

/** Every cookie of the shop but those of punch-out sessions. No other cookie can be written. */
export const COOKIE_ENDS = {
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

export type ListedCookie = keyof typeof COOKIE_ENDS
/** A punch-out session has a separate cookie, which the session of the browser neither reads nor ends. */
export type CookieName = ListedCookie | `__Host-punchout-${string}`

export const cookiesClearedOn = (...ends: readonly CookieEnd[]): readonly ListedCookie[] =>
  (Object.keys(COOKIE_ENDS) as ListedCookie[]).filter((name) => ends.includes(COOKIE_ENDS[name]))
