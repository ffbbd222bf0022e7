/** Whether the visitor lets the shop tell the data layer what they do. */
export type Consent = 'granted' | 'denied'

export function isConsent(text: unknown): text is Consent {
  return text === 'granted' || text === 'denied'
}
