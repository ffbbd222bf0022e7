/** A token in two parts: header and payload, and the signature, without which the API rejects the token. */
export type SplitToken = { readonly readable: string; readonly signature: string }

const SEGMENT = /^[A-Za-z0-9_-]+$/

export const isSegment = (text: string) => SEGMENT.test(text)

/** Splits a token; `undefined` unless the text has three base64url segments. */
export function splitToken(token: string): SplitToken | undefined {
  const segments = token.split('.')
  if (segments.length !== 3 || !segments.every(isSegment)) return undefined
  const [header, payload, signature] = segments as [string, string, string]
  return { readable: `${header}.${payload}`, signature }
}

/** Appends the signature to a token with two segments; any other value is unchanged. */
export function joinToken(value: string, signature: string | undefined): string {
  if (signature === undefined) return value
  const segments = value.split('.')
  return segments.length === 2 && segments.every(isSegment) ? `${value}.${signature}` : value
}
