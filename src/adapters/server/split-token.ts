/** A token's first two parts say who somebody is; only with the third does the API believe it. */
export type SplitToken = { readonly readable: string; readonly signature: string }

const SEGMENT = /^[A-Za-z0-9_-]+$/

export const isSegment = (text: string) => SEGMENT.test(text)

/** `undefined` when the text is not made of three base64url segments. */
export function splitToken(token: string): SplitToken | undefined {
  const segments = token.split('.')
  if (segments.length !== 3 || !segments.every(isSegment)) return undefined
  const [header, payload, signature] = segments as [string, string, string]
  return { readable: `${header}.${payload}`, signature }
}

/** Completes what holds exactly two segments; everything else stays what it is. */
export function joinToken(value: string, signature: string | undefined): string {
  if (signature === undefined) return value
  const segments = value.split('.')
  return segments.length === 2 && segments.every(isSegment) ? `${value}.${signature}` : value
}
