import type { AppRoute, ServerInferRequest, ServerInferResponseBody } from '@ts-rest/core'
import { http, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { check, ContractBreach } from './contract-check.ts'
import { refusal, type Refusal, type RefusalStatus } from './refusal.ts'
import { toResponse, type Reply } from './reply.ts'
import { readJson } from './read-json.ts'

type Success<Route extends AppRoute, Status extends 200 | 201> = {
  status: Status
  body: ServerInferResponseBody<Route, Status & keyof Route['responses']>
  headers?: Record<string, string>
}
type Answer<Route extends AppRoute> = Success<Route, 200> | Success<Route, 201> | Refusal<RefusalStatus>
type Call<Route extends AppRoute> = ServerInferRequest<Route> & { request: Request }
type Responder<Route extends AppRoute> = (call: Call<Route>) => Answer<Route> | Promise<Answer<Route>>

/**
 * Serves one route of the contract. A call that breaks the contract is refused with 400001 and a pointer per field,
 * so the mock backend is never more lenient than the API.
 * @throws ContractBreach when the answer itself is off the contract
 */
export const replyTo = <Route extends AppRoute>(route: Route, respond: Responder<Route>): HttpHandler =>
  readCall(route, async (call: Call<Route>) => toResponse(withinContract(route, await respond(call))))

/** Hands on the calls that keep the contract. */
export function readCall<Route extends AppRoute>(
  route: Route,
  answer: (call: Call<Route>) => Promise<Response>,
): HttpHandler {
  const method = route.method.toLowerCase() as Lowercase<Route['method']>
  return http[method](`*${route.path}`, async ({ request, params }) => {
    const { [0]: _prefix, ...pathParams } = params
    const sent = route.method === 'GET' ? { ok: true as const, value: undefined } : await readJson(request)
    if (!sent.ok) return toResponse(bodyIsInvalid(sent.errors))

    const path = check(route.pathParams, pathParams, '/path')
    const query = check(route.query, Object.fromEntries(new URL(request.url).searchParams), '/query')
    const headers = check(headersSchema(route), Object.fromEntries(request.headers), '/headers')
    const body = check('body' in route ? route.body : undefined, sent.value)
    if (!path.ok || !query.ok || !headers.ok || !body.ok) {
      return toResponse(
        bodyIsInvalid([path, query, headers, body].flatMap((part) => (part.ok ? [] : part.errors))),
      )
    }

    const call = { params: path.value, query: query.value, headers: headers.value, body: body.value, request }
    return answer(call as unknown as Call<Route>)
  })
}

/** A contract names the headers that it wants one by one. */
const headersSchema = ({ headers }: AppRoute) =>
  headers === undefined ? undefined : z.object(headers as Record<string, z.ZodMiniType>)

const bodyIsInvalid = (errors: { pointer: string; code: string; message: string }[]) =>
  refusal(400, 400001, 'Bad Request', { detail: 'The call breaks the contract.', errors })

function withinContract(route: AppRoute, reply: Reply): Reply {
  const name = `${route.method} ${route.path} ${reply.status}`
  const schema = (route.responses as Record<number, unknown>)[reply.status]
  if (schema === undefined) {
    throw new ContractBreach(name, [{ pointer: '', code: 'unknown_status', message: 'not in the contract' }])
  }
  const checked = check(schema, reply.body)
  if (!checked.ok) throw new ContractBreach(name, checked.errors)
  return { ...reply, body: checked.value }
}
