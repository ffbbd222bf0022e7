import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { containerContext } from '../kernel/container.tsx'
import { loadOtherLanguageAsDocument } from '../routing/language-redirect.ts'

type Visit = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/** Applies the redirects of the API to a path, on the server and in the browser alike (spec 2). */
async function redirectMoved({ request, context, url }: Visit): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const moved = await context.get(containerContext).get(ResolveRedirect).run(url.pathname, url.search)
  if (moved) throw loadOtherLanguageAsDocument(redirect(moved.address, moved.status), url.pathname)
}

/** Checks for a redirect before the page is rendered. */
export const redirectMovedPathsOnServer: MiddlewareFunction<Response>[] = [
  async (visit, next) => {
    await redirectMoved(visit)
    return next()
  },
]

/** Checks for a redirect while the page is loading, because few paths have moved. */
export const redirectMovedPaths: MiddlewareFunction<unknown>[] = [
  async (visit, next) => {
    const page = next()
    // ignores an error of the page, because a path that has moved may not have a page
    page.catch(() => {})
    await redirectMoved(visit)
    return page
  },
]
