import { parseCookie } from 'cookie'
import { SESSION_COOKIE } from '../../cookies/session-cookies.ts'

/** Readable part of the current token, whichever tab has logged in. */
export const documentSessionToken = (): string | undefined =>
  parseCookie(document.cookie)[SESSION_COOKIE] || undefined
