import type {
  ApiFetcherArgs,
  AppRoute,
  AppRouteQuery,
  AppRouter,
  ClientInferRequest,
  IfAllPropertiesOptional,
  OptionalIfAllOptional,
} from '@ts-rest/core'
import { initTsrReactQuery, type DataResponse } from '@ts-rest/react-query/v5'
import * as z from 'zod/mini'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { isReadCall, namesCallerInHeader } from '#contracts/reading.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { ResponseCache } from './response-cache.ts'
import { ApiProblem } from './api-problem.ts'
import { readJson, readProblem } from './read-response.ts'
import { interceptCall, type CallInterceptor, type Attempt } from './http-interceptor.ts'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'

/** Transport and guards for the API calls of one visitor. */
export type Connection = CallInterceptor & {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly timeoutMs: number
}

/** Visitor data that most calls contain. The client adds those fields that the contract of a call declares. */
export type Caller = {
  readonly token: string | null
  readonly languageID: LanguageId
  readonly countryID: string
  /** False if the user has hidden the prices. Never sent. */
  readonly pricesAreWanted: boolean
}

/** The visitor on whose behalf the client calls the API. */
export type Visitor = {
  readonly via: Connection
  readonly caller: () => Caller
  readonly cache: Pick<ResponseCache, 'read'>
  /** Cache of responses that are equal for all callers; undefined if disabled. */
  readonly sharedResponses?: SharedResponseCache | undefined
}

type CallerField = keyof ReturnType<typeof callerFields>

type WithoutCaller<Fields> = Omit<Fields, CallerField> & Partial<Pick<Fields, CallerField & keyof Fields>>

/** Arguments of a call without the fields of the caller, which the client adds. */
type CallRequest<Route extends AppRoute> = OptionalIfAllOptional<{
  [Part in keyof ClientInferRequest<Route>]: Part extends 'body' | 'query'
    ? WithoutCaller<ClientInferRequest<Route>[Part]>
    : ClientInferRequest<Route>[Part]
}> & { readonly timeoutMs?: number }

type CallArguments<Route extends AppRoute> = IfAllPropertiesOptional<
  CallRequest<Route>,
  [request?: CallRequest<Route>],
  [request: CallRequest<Route>]
>

/** Method that makes a call; its types are those that ts-rest infers from the contract. */
type MakeCall<Route extends AppRoute> = (...request: CallArguments<Route>) => Promise<DataResponse<Route>>

/**
 * Runs a read and caches its result for `staleTime`. Only the value that `select` returns is cached, and sent with
 * the page for hydration.
 */
type FetchQuery<Route extends AppRoute> = <Value>(
  query: CallRequest<Route> & {
    /** Time in ms for which a response is fresh. */
    readonly staleTime: number
    readonly select: (body: DataResponse<Route>['body']) => Value
  },
) => Promise<Value>

type IsRead<Route> = Route extends { readonly metadata: { readonly reads: infer Reads } }
  ? Reads
  : Route extends AppRouteQuery
    ? true
    : false

/** Client of a contract for one visitor: reads are queries, changes are mutations, regardless of the HTTP method. */
export type Client<Router extends AppRouter> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute
    ? IsRead<Router[Name]> extends true
      ? { readonly query: MakeCall<Router[Name]>; readonly fetchQuery: FetchQuery<Router[Name]> }
      : { readonly mutate: MakeCall<Router[Name]> }
    : never
}

/** Client of a contract for one visitor: binds the visitor to the calls, which all visitors share. */
export function clientOf<Router extends AppRouter>(router: Router, visitor: Visitor): Client<Router> {
  const client: Record<string, object> = {}
  for (const [name, { query, mutate, ...shared }] of callsOf(router)) {
    client[name] = query
      ? { query: bound(query, visitor), fetchQuery: cached(shared, query, visitor) }
      : { mutate: bound(mutate!, visitor) }
  }
  return client as Client<Router>
}

type UntypedCall = (request: object) => Promise<{ readonly body: unknown; readonly headers: Headers }>
type CallFacts = {
  readonly route: AppRoute
  /** True if the request contains the token, so that the response may depend on the caller. */
  readonly isPersonal: boolean
}
type SharedCall = CallFacts & { readonly query?: UntypedCall; readonly mutate?: UntypedCall }

const CALLS = new WeakMap<AppRouter, ReadonlyMap<string, SharedCall>>()

/**
 * Calls of a contract. They contain no visitor data and are built once per process, not with every request of a page.
 */
function callsOf(router: AppRouter): ReadonlyMap<string, SharedCall> {
  const built = CALLS.get(router) ?? buildCalls(router as Record<string, AppRoute>)
  CALLS.set(router, built)
  return built
}

/**
 * Builds the calls. Their fetcher is stricter than that of ts-rest, which accepts a 200 with HTML, an undeclared
 * status, and any body with a 201.
 */
function buildCalls(router: Record<string, AppRoute>): ReadonlyMap<string, SharedCall> {
  const calls = initTsrReactQuery(byMeaning(router), {
    baseUrl: '',
    api: (args) => callApi(args as CallArgs),
  }) as unknown as Readonly<Record<string, Omit<SharedCall, keyof CallFacts>>>
  return new Map(
    Object.entries(router).map(([name, route]) => [
      name,
      { route, isPersonal: namesCaller(route), ...calls[name]! },
    ]),
  )
}

const bound =
  (call: UntypedCall, visitor: Visitor): UntypedCall =>
  (request) =>
    call({ ...request, visitor })

const cached =
  ({ route, isPersonal }: CallFacts, query: UntypedCall, visitor: Visitor) =>
  ({ staleTime, select, ...request }: { staleTime: number; select: (body: unknown) => unknown }) => {
    const key = queryKeyOf(route, request, visitor)
    const shared = isPersonal ? undefined : visitor.sharedResponses
    return visitor.cache.read(key, staleTime, async (signal) => {
      const sharedEntry = shared?.get(key)
      if (sharedEntry) return sharedEntry.value
      const { body, headers } = await query({ ...request, visitor, fetchOptions: { signal } })
      const value = select(body)
      shared?.set(key, value, headers.get('cache-control') ?? '')
      return value
    })
  }

const namesCaller = (route: AppRoute): boolean =>
  namesCallerInHeader(route) ||
  [bodyOf(route), route.query].some((schema) => Object.keys(fieldsIn(schema, TOKENS)).length > 0)

const TOKENS = { token: null, userToken: null }

/**
 * Cache key: the fields on which a response depends. Excludes the token, because the key becomes part of the page; the
 * cache is cleared when the session ends.
 */
function queryKeyOf(route: AppRoute, request: object, { caller }: Visitor): readonly unknown[] {
  const { token, pricesAreWanted, ...locale } = caller()
  const isPersonal = 'token' in fieldsIn(bodyOf(route), { token }) || namesCallerInHeader(route)
  return [
    route.path,
    request,
    { ...fieldsIn(route.query, locale), ...fieldsIn(bodyOf(route), locale) },
    ...(isPersonal ? [token !== null, pricesAreWanted] : []),
  ]
}

const bodyOf = (route: AppRoute): unknown => ('body' in route ? route.body : undefined)

/**
 * Changes the HTTP methods of a contract for ts-rest, which treats a GET as query and everything else as mutation: most
 * reads of this contract are POSTs. The original route remains in the metadata.
 */
function byMeaning(router: Record<string, AppRoute>): AppRouter {
  return Object.fromEntries(
    Object.entries(router).map(([name, route]) => [
      name,
      { ...route, method: isReadCall(route) ? 'GET' : 'POST', metadata: route } as AppRoute,
    ]),
  )
}

type CallArgs = ApiFetcherArgs & { readonly visitor: Visitor; readonly timeoutMs?: number }

async function callApi(args: CallArgs) {
  const { via, caller } = args.visitor
  const { fetchOptions, timeoutMs = via.timeoutMs } = args
  const route = args.route.metadata as AppRoute
  const call = `${route.method} ${route.path}`
  const request = requestOf(args, route, caller())
  return interceptCall(
    { call, path: route.path, via, timeoutMs, isRead: isReadCall(route), callerSignal: fetchOptions?.signal },
    (attempt) => exchange(call, route, request, via, attempt),
  )
}

type ApiRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown> | undefined
}

function requestOf({ path, headers, rawBody }: ApiFetcherArgs, route: AppRoute, caller: Caller): ApiRequest {
  const { token, languageID, countryID } = caller
  const url = new URL(path, 'http://api')
  const inQuery = fieldsIn(route.query, { languageID, countryID, token })
  for (const [name, value] of Object.entries(inQuery)) {
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  const body =
    'body' in route ? { ...fieldsIn(bodyOf(route), callerFields(caller)), ...(rawBody as object) } : undefined
  return {
    method: route.method,
    path: `${url.pathname}${url.search}`,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(namesCallerInHeader(route) && token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  }
}

/** Fields of the caller under all names that the contract uses. */
const callerFields = ({ token, languageID, countryID }: Caller) => ({
  token,
  userToken: token,
  languageID,
  lang: languageID,
  countryID,
})

/** Fields of the caller that a schema declares. */
function fieldsIn<Fields extends object>(schema: unknown, fields: Fields): Partial<Fields> {
  const { shape = {} } = (schema ?? {}) as { shape?: object }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape)) as Partial<Fields>
}

async function exchange(
  call: string,
  route: AppRoute,
  { method, path, headers, body }: ApiRequest,
  connection: Connection,
  { signal, traceparent }: Attempt,
) {
  const response = await connection.fetch(
    new Request(new URL(path, connection.origin), {
      method,
      headers: { ...headers, traceparent },
      body: body ? JSON.stringify(body) : null,
      signal,
    }),
  )
  if (!response.ok) throw await readProblem(call, response, carriesToken(body))
  const { status } = response
  const agreed = readAgreed(call, route.responses[status], await readJson(call, response))
  assertSession(call, agreed)
  return { status, body: agreed, headers: response.headers }
}

/** Validates a response and removes undeclared fields. */
function readAgreed(call: string, schema: AppRoute['responses'][number] | undefined, body: unknown): unknown {
  if (schema === undefined) throw new ApiFailure('unusable', call)
  const read = z.safeParse(schema as z.ZodMiniType, body)
  if (!read.success) throw new ApiFailure('unusable', call, { cause: read.error })
  return read.data
}

/** Calls of the cart return 200 with this code after the session has ended (spec 8). */
const SESSION_ENDED_CODE = 401_000

function assertSession(call: string, body: unknown): void {
  const { code } = (body ?? {}) as { code?: unknown }
  if (code === SESSION_ENDED_CODE) throw new ApiProblem('session-ended', call, { code })
}

function carriesToken(body: ApiRequest['body']): boolean {
  return Boolean(body?.['token'] ?? body?.['userToken'])
}
