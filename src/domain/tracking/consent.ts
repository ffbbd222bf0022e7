/** The visitor's consent to tracking. */
export type Consent = 'granted' | 'denied'

export function isConsent(text: unknown): text is Consent {
  return text === 'granted' || text === 'denied'
}
