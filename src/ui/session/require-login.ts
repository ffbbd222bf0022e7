import { redirect, type MiddlewareFunction } from 'react-router'
import { SessionStore } from '#application/session/session.store.ts'
import { withoutLocale } from '#domain/routing/routing.ts'
import { requiresLogin } from '#domain/session/protected-path.ts'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath, pathIn } from '../routing/paths.ts'
import { containerContext } from '../kernel/container.tsx'

export const LOGIN_REQUIRED_ALERT = 'addresses.pleaseLogin'

/** Redirects anonymous visitors to the login, on the server and in the browser (spec 2). */
const requireLogin: MiddlewareFunction<unknown> = ({ context, url }, next) => {
  const { pathname, search } = url
  const { isLoggedIn } = context.get(containerContext).get(SessionStore)
  if (isLoggedIn || !requiresLogin(withoutLocale(pathname, routing))) return next()

  const query = new URLSearchParams({ alert: LOGIN_REQUIRED_ALERT, next: pathname + search })
  throw redirect(`${pathIn(localeOfPath(pathname))('login')}?${query}`, 302)
}

export const loginMiddleware = [requireLogin]
/** Cast, because the router's type requires that a server middleware returns a response. */
export const loginMiddlewareOnServer = loginMiddleware as MiddlewareFunction<Response>[]
