import { acceptsPage } from './page-request.ts'
import { problemResponse, type ProblemStatus } from './problem.ts'
import { STATIC_PAGE_POLICY } from './static-error-page.ts'

/** Part of a request context that is needed for a rejection. */
export type RejectionContext = {
  readonly req: { readonly raw: Request; readonly path: string }
  readonly set: (key: 'policy', value: string) => void
}

/** Response to a request that this server rejects: a short page for a browser, a problem for other clients. */
export function rejectionResponse(
  context: RejectionContext,
  status: ProblemStatus,
  page: () => string,
  headers: Readonly<Record<string, string>>,
): Response {
  if (!acceptsPage(context.req.raw)) return problemResponse(status, 0, headers)
  context.set('policy', STATIC_PAGE_POLICY)
  return new Response(page(), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
