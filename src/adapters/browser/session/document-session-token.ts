import { parseCookie } from 'cookie'
import { SESSION_COOKIE } from '../../cookies/session-cookies.ts'

/** The readable token of whoever has logged in last in this browser, whichever tab it was in. */
export const documentSessionToken = (): string | undefined =>
  parseCookie(document.cookie)[SESSION_COOKIE] || undefined
