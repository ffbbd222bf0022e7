import {
  isAppRoute,
  type AppRoute,
  type AppRouter,
  type ServerInferRequest,
  type ServerInferResponseBody,
} from '@ts-rest/core'
import { http, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { check, ContractBreach } from './contract-check.ts'
import { fileResponse, type ResponseFile } from './file-response.ts'
import { refusal, Refused, type Refusal, type RefusalStatus } from './refusal.ts'
import { toResponse, type Reply } from './reply.ts'
import { readJson } from './read-json.ts'

type Success<Route extends AppRoute, Status extends 200 | 201> = {
  status: Status
  body: ServerInferResponseBody<Route, Status & keyof Route['responses']>
  headers?: Record<string, string>
}
type Answer<Route extends AppRoute> =
  | (Route['responses'][200] extends { contentType: string }
      ? ResponseFile
      : Success<Route, 200> | Success<Route, 201>)
  | Refusal<RefusalStatus>

/** A request as the contract parses it; `request` for what the contract does not describe, like a bearer token. */
type Call<Route extends AppRoute> = Omit<ServerInferRequest<Route>, 'headers'> & {
  headers: HeadersOf<Route['headers']>
  request: Request
}

/** ts-rest infers no type from headers that are given as a record of zod/mini schemas. */
type HeadersOf<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends z.ZodMiniType ? z.output<Schemas[Name]> : never
}

export type Handler<Route extends AppRoute> = (call: Call<Route>) => Answer<Route> | Promise<Answer<Route>>

/** A handler for each call of a contract: a missing or misspelled one does not compile. */
export type Handlers<Router extends AppRouter> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute
    ? Handler<Router[Name]>
    : Router[Name] extends AppRouter
      ? Handlers<Router[Name]>
      : never
}

export function replyToAll<Router extends AppRouter>(
  router: Router,
  handlers: Handlers<Router>,
): HttpHandler[] {
  return Object.entries(router).flatMap(([name, node]) => {
    const handler = handlers[name]
    return isAppRoute(node)
      ? [replyTo(node, handler as Handler<AppRoute>)]
      : replyToAll(node, handler as Handlers<AppRouter>)
  })
}

/**
 * Serves one call of the contract. A request that breaks the contract is refused with 400001 and a pointer per field,
 * so the mock backend is never more lenient than the API.
 * @throws ContractBreach when the answer itself is off the contract
 */
export function replyTo<Route extends AppRoute>(route: Route, handle: Handler<Route>): HttpHandler {
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
    const answer = await unlessRefused(async () => handle(call as unknown as Call<Route>))
    return 'status' in answer ? toResponse(withinContract(route, answer)) : fileResponse(answer)
  })
}

async function unlessRefused<Value>(work: () => Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** The contract describes each header with a schema of its own. */
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
