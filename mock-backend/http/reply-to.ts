import type { AppRoute, AppRouter, ServerInferRequest, ServerInferResponseBody } from '@ts-rest/core'
import { http, type HttpHandler } from 'msw'
import type * as z from 'zod/mini'
import { callFinder, type MatchedCall } from '#contracts/call-finder.ts'
import { callsOf, type Call } from '#contracts/calls.ts'
import { isOfBackend } from './backend-path.ts'
import { bearerToken, isApiKey } from './bearer.ts'
import { checkAgainstSchema, ContractViolation } from './contract-check.ts'
import { fileResponse, type ResponseFile } from './file-response.ts'
import { errorResponse, HttpError, type ErrorResponse, type ErrorStatus } from './error-response.ts'
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
  | ErrorResponse<ErrorStatus>

/** A request as parsed by the contract; `request` has the remaining data, such as a bearer token. */
type ParsedRequest<Route extends AppRoute> = Omit<ServerInferRequest<Route>, 'headers'> & {
  headers: HeadersOf<Route['headers']>
  request: Request
}

/** ts-rest infers no type from headers that are given as a record of zod/mini schemas. */
type HeadersOf<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends z.ZodMiniType ? z.output<Schemas[Name]> : never
}

type Handler<Route extends AppRoute> = (call: ParsedRequest<Route>) => Answer<Route> | Promise<Answer<Route>>

/** A handler for each call of a contract: a missing or misspelled one does not compile. */
export type Handlers<Router extends AppRouter> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute
    ? Handler<Router[Name]>
    : Router[Name] extends AppRouter
      ? Handlers<Router[Name]>
      : never
}

/** Throws `HttpError` for a caller who may not make the call. */
export type Authorize = (call: Call, body: unknown, request: Request) => Promise<void> | void

export type Observe = (call: Call, request: Request, answer: () => Promise<Response>) => Promise<Response>

/** Serves the calls of a contract by method and path. `authorize` checks the caller before each call. */
export function replyToAll<Router extends AppRouter>(
  router: Router,
  handlers: Handlers<Router>,
  authorize: Authorize = () => {},
  observe: Observe = (_call, _request, respond) => respond(),
): HttpHandler {
  const find = callFinder(callsOf(router).map((call) => ({ ...call, handle: handlerOf(handlers, call.id) })))
  return http.all(isOfBackend, ({ request }) => {
    const match = find(request.method, new URL(request.url).pathname)
    return match && observe(match.call, request, () => replyTo(match, request, authorize))
  })
}

const handlerOf = (handlers: object, id: string) =>
  id.split('.').reduce((node, name) => (node as Record<string, object>)[name]!, handlers) as Handler<AppRoute>

/**
 * Serves one call of the contract. A request that violates the contract is refused with 400001 and a pointer
 * per field, so the mock backend is never more lenient than the API.
 * @throws ContractViolation if the response itself violates the contract
 */
async function replyTo(
  { call, params }: MatchedCall<Call & { readonly handle: Handler<AppRoute> }>,
  request: Request,
  authorize: Authorize,
): Promise<Response> {
  const sent = call.method === 'GET' ? { ok: true as const, value: undefined } : await readJson(request)
  if (!sent.ok) return toResponse(bodyIsInvalid(sent.errors))

  const path = checkAgainstSchema(call.pathParams, params, '/path')
  const query = checkAgainstSchema(
    call.query,
    Object.fromEntries(new URL(request.url).searchParams),
    '/query',
  )
  const headers = checkAgainstSchema(call.headers, Object.fromEntries(request.headers), '/headers')
  const body = checkAgainstSchema(call.body, withApiKey(sent.value, request))
  if (!path.ok || !query.ok || !headers.ok || !body.ok) {
    return toResponse(
      bodyIsInvalid([path, query, headers, body].flatMap((part) => (part.ok ? [] : part.errors))),
    )
  }

  const parsed = { params: path.value, query: query.value, headers: headers.value, body: body.value, request }
  const reply = await withErrorResponse(async () => {
    await authorize(call, body.value, request)
    return call.handle(parsed as unknown as ParsedRequest<AppRoute>)
  })
  return 'status' in reply ? toResponse(withinContract(call, reply)) : fileResponse(reply)
}

/** Adds the API key of the header to the body as the token of the call. */
function withApiKey(body: unknown, request: Request): unknown {
  const token = bearerToken(request)
  return isApiKey(token) && typeof body === 'object' ? { ...body, token, userToken: token } : body
}

async function withErrorResponse<Value>(work: () => Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError) return error.response
    throw error
  }
}

const bodyIsInvalid = (errors: { pointer: string; code: string; message: string }[]) =>
  errorResponse(400, 400001, 'The call breaks the contract.', { errors })

function withinContract({ method, path, responses }: Call, reply: Reply): Reply {
  const name = `${method} ${path} ${reply.status}`
  const responseContract = responses.get(reply.status)
  if (responseContract === undefined) {
    throw new ContractViolation(name, [
      { pointer: '', code: 'unknown_status', message: 'not in the contract' },
    ])
  }
  const checked = checkAgainstSchema(responseContract.schema, reply.body)
  if (!checked.ok) throw new ContractViolation(name, checked.errors)
  return { ...reply, body: checked.value }
}
