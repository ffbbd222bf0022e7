import type { ApiFetcherArgs, AppRoute, AppRouter } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import * as z from 'zod/mini'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { coreContract } from '#contracts/core.contract.ts'
import { isRead } from '#contracts/reading.ts'
import { readJson, readRefusal } from './answer-reader.ts'
import { guarded, type CallGuard, type Attempt } from './guarded-call.ts'

/** One visitor's way to the API. */
export type Connection = CallGuard & {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly timeoutMs: number
}

/** Optional to the types only: ts-rest wants a fetcher that could do without. */
type Via = { readonly via?: Connection }

/**
 * The calls of a contract. Built once per process, for it holds nothing of a visitor: each call is told whose `via` it
 * goes. ts-rest alone takes a 200 with HTML, a status that nobody agreed on, and anything at all with a 201 for a valid
 * answer; this fetcher does not.
 */
export const clientOf = <Router extends AppRouter>(router: Router) =>
  initTsrReactQuery(router, { baseUrl: '', api: callApi })

/** What any page may call; an area of pages brings a client of its own. */
export const contractClient = clientOf(coreContract)

async function callApi(args: ApiFetcherArgs & Via) {
  const { route, fetchOptions, via } = args
  const call = `${route.method} ${route.path}`
  if (!via) throw new Error(`${call}: no connection`)
  const { timeoutMs } = via
  return guarded(
    { call, path: route.path, via, timeoutMs, isRead: isRead(route), given: fetchOptions?.signal },
    (attempt) => exchange(call, args, via, attempt),
  )
}

async function exchange(
  call: string,
  args: ApiFetcherArgs,
  via: Connection,
  { signal, traceparent }: Attempt,
) {
  const { route, path, method, headers, body, rawBody } = args
  const response = await via.fetch(
    new Request(new URL(path, via.origin), {
      method,
      headers: { accept: 'application/json', traceparent, ...headers },
      body: (body as string | null | undefined) ?? null,
      signal,
    }),
  )
  if (!response.ok) throw await readRefusal(call, response, carriesToken(rawBody))
  const { status } = response
  const agreed = readAgreed(call, route.responses[status], await readJson(call, response))
  return { status, body: agreed, headers: response.headers }
}

/** What the contract knows of an answer, and nothing beside. */
function readAgreed(call: string, schema: AppRoute['responses'][number] | undefined, body: unknown): unknown {
  if (schema === undefined) throw new ApiFailure('unusable', call)
  const read = z.safeParse(schema as z.ZodMiniType, body)
  if (!read.success) throw new ApiFailure('unusable', call, { cause: read.error })
  return read.data
}

function carriesToken(body: unknown): boolean {
  const { token, userToken } = (body ?? {}) as { token?: unknown; userToken?: unknown }
  return Boolean(token ?? userToken)
}
