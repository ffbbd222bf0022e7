import { Hono } from 'hono'
import type { PunchOutRejection, SystemCredentials } from '#application/punch-out/punch-out-api.port.ts'
import { ociFields } from '#domain/punch-out/oci-fields.ts'
import { readOciRequest } from '#domain/punch-out/oci-request.ts'
import type { DocumentScripts } from '../security-headers.ts'
import { formIn, type Call, type PunchOutHttp } from './punch-out-http.ts'
import { NO_STORE } from './respond-with-page.ts'

/** Route for OCI: a posted form opens a session or looks up parts. */
export function ociRoutes(http: PunchOutHttp): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()
  routes.on(['GET', 'POST'], '/punchout/oci', http.formLimit(), async (context) => {
    const form = context.req.method === 'POST' ? await formIn(context) : new URL(context.req.url).searchParams
    const read = readOciRequest(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    )
    if (!read.ok) return http.reject(context, 400, `The request cannot be read: ${read.error}.`)
    const { userName, secret, returnUrl, job, target, task } = read.value
    const language = await http.languageOf(context)
    const system: SystemCredentials = { protocol: 'OCI', userName, secret, language }
    const punchOut = await http.punchOut(context)
    if (task.kind === 'look-up') {
      const { kind: _, ...wanted } = task
      const result = await punchOut.lookUp(system, { ...wanted, returnUrl })
      return result.ok
        ? http.post(context, result.value, ociFields({ ...result.value, job }), { target, language })
        : rejectedWith(context, result.error)
    }
    const { operation, basketId } =
      task.kind === 'session' ? task : { operation: 'CREATE' as const, basketId: undefined }
    const searchTerm = task.kind === 'show' ? task.text : undefined
    const started = await punchOut.start(system, { operation, basketId, returnUrl, job }, searchTerm)
    if (!started.ok) return rejectedWith(context, started.error)
    const { ticket, path } = started.value
    const query = new URLSearchParams({ ticket, to: path, ...(target !== undefined && { target }) })
    // the system that opened the window is known only after the redirect; until then, the headers must preserve the
    // window's name and opener
    context.set('returnHosts', [])
    return context.body(null, 303, { location: `/punchout/start?${query}`, ...NO_STORE })
  })
  return routes

  async function rejectedWith(context: Call, { kind, code, detail }: PunchOutRejection) {
    if (kind === 'unavailable') return http.rejectAsUnavailable(context, await http.languageOf(context))
    return http.reject(context, STATUS[kind] ?? 403, detail || `Refused (${code}).`)
  }
}

const STATUS: Partial<Record<PunchOutRejection['kind'], 401 | 429>> = {
  'wrong-login': 401,
  'too-many-tries': 429,
}
