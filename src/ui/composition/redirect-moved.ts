import { redirect, type MiddlewareFunction } from 'react-router'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { containerContext } from '../kernel/container.tsx'

/** The redirects of the API, for each path on the server and in the browser alike (spec 2). */
const redirectMoved: MiddlewareFunction<unknown> = async ({ request, context, url }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const { pathname, search } = url
    const moved = await context.get(containerContext).get(ResolveRedirect).run(pathname, search)
    if (moved) throw redirect(moved.address, moved.status)
  }
  return next()
}

export const movedRedirected = [redirectMoved]
/** The router wants the server's guards to speak of responses. */
export const movedRedirectedOnServer = movedRedirected as MiddlewareFunction<Response>[]
