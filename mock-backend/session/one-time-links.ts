import { errorResponse } from '../http/error-response.ts'
import { sha256 } from '../sha-256.ts'

type Link = { readonly expiresAt: number; readonly isUsed: boolean }
export type LinkError = keyof typeof ERROR_CODES

const ERROR_CODES = { unknown: 422030, expired: 422031, used: 422032 } as const

/** Creates the secret of a link in a mail; only its hash is stored. */
export async function newLink(): Promise<{ readonly secret: string; readonly hash: string }> {
  const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  return { secret, hash: await sha256(secret) }
}

/** Reason why a link does not work; undefined if it works. */
export function linkErrorOf(link: Link | null, now: number): LinkError | undefined {
  if (link === null) return 'unknown'
  if (link.isUsed) return 'used'
  return link.expiresAt <= now ? 'expired' : undefined
}

export const linkErrorResponse = (error: LinkError) =>
  errorResponse(422, ERROR_CODES[error], `The link is ${error}.`)
