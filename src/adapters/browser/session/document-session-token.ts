import { parseCookie } from 'cookie'
import { SESSION_COOKIE } from '../../cookies/session-cookies.ts'

/** Token of the current session without its signature, from the cookie that all tabs share. */
export const documentSessionToken = (): string | undefined =>
  parseCookie(document.cookie)[SESSION_COOKIE] || undefined
