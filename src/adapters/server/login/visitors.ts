import type { Context } from 'hono'
import type { Upstream } from '../upstream.ts'
import { VisitorApi } from '../visitor-api.ts'
import { clientAddress } from './client-address.ts'
import type { LoginGuard } from './login-guard.ts'

/** Bindings of the Node server; undefined for in-process requests. */
type NodeEnvironment =
  { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } } | undefined

/** Creates the API client of a request, with the login guard. */
export const visitorsOf =
  (upstream: Upstream, logins: LoginGuard, trustedProxies = 0) =>
  ({ req: { raw }, env }: Context): VisitorApi => {
    const socket = (env as NodeEnvironment)?.incoming?.socket.remoteAddress
    const address = clientAddress(socket, raw.headers.get('x-forwarded-for'), trustedProxies)
    return new VisitorApi(upstream, raw.headers.get('cookie'), {
      address,
      guard: (login, logIn) => logins.pass(login, address, logIn),
    })
  }
