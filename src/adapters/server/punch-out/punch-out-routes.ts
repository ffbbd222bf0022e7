import { Hono } from 'hono'
import type { DocumentScripts } from '../security-headers.ts'
import { cxmlRoutes } from './cxml-routes.ts'
import { edifactRoutes } from './edifact-routes.ts'
import { ociRoutes } from './oci-routes.ts'
import { PunchOutHttp } from './punch-out-http.ts'
import { BAR_STYLE, PAGE_STYLE, PAGE_STYLE_PATH, SCRIPT_PATH, SESSION_SCRIPT } from './punch-out-pages.ts'
import { punchOutSessionRoutes } from './session-routes.ts'

const FILES = [
  [SCRIPT_PATH, SESSION_SCRIPT, 'text/javascript'],
  [PAGE_STYLE_PATH, PAGE_STYLE, 'text/css'],
  ['/punchout/bar.css', BAR_STYLE, 'text/css'],
] as const

/** Routes for requests of other systems, and for the return of users to them. */
export function punchOutRoutes(
  settings: ConstructorParameters<typeof PunchOutHttp>[0],
): Hono<DocumentScripts> {
  const http = new PunchOutHttp(settings)
  const routes = new Hono<DocumentScripts>()
  for (const protocol of [ociRoutes, cxmlRoutes, edifactRoutes, punchOutSessionRoutes])
    routes.route('/', protocol(http))
  for (const [path, text, type] of FILES) {
    routes.get(path, (context) =>
      context.body(text, 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      }),
    )
  }
  return routes
}
