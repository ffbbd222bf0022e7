import { parseCookie } from 'cookie'
import { SESSION_COOKIE } from '../../cookies/session-cookies.ts'

/** Readable part of the current token, in any tab. */
export const documentSessionToken = (): string | undefined =>
  parseCookie(document.cookie)[SESSION_COOKIE] || undefined
