import { validateResponse, type ApiFetcherArgs, type AppRouter } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { coreContract } from '#contracts/core.contract.ts'
import { readJson, readRefusal } from './answer-reader.ts'

/** One visitor's way to the API. */
export type Connection = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly timeoutMs: number
  /** Throws where a call may not leave, such as while logging out. */
  readonly admit: (path: string) => void
  /** Whose session it is; another's begins with another token. */
  readonly session: () => string | undefined
  /** Told when the API no longer accepts the token of this session. */
  readonly sessionEnded: (session: string | undefined) => void
}

/** Optional to the types only: ts-rest wants a fetcher that could do without. */
type Via = { readonly via?: Connection }

/**
 * The calls of a contract, which refuses statuses that it does not name (`strictStatusCodes`). Built once per process, for it holds nothing of a visitor: each call is told whose
 * `via` it goes. ts-rest alone lets a 200 with an HTML body through as a valid answer; this fetcher does not.
 */
export const clientOf = <Router extends AppRouter>(router: Router) =>
  initTsrReactQuery(router, { baseUrl: '', api: callApi })

/** What any page may call; an area of pages brings a client of its own. */
export const contractClient = clientOf(coreContract)

async function callApi(args: ApiFetcherArgs & Via) {
  const { route, fetchOptions, via } = args
  const call = `${route.method} ${route.path}`
  if (!via) throw new Error(`${call}: no connection`)
  via.admit(route.path)
  const session = via.session()
  const given = fetchOptions?.signal
  const deadline = AbortSignal.timeout(via.timeoutMs)
  const signal = given ? AbortSignal.any([given, deadline]) : deadline
  try {
    return await Promise.race([exchange(call, args, via, signal), endOf(signal)])
  } catch (error) {
    if (given?.aborted) throw error
    const failure = asFailure(call, error)
    if (failure.kind === 'session-ended') via.sessionEnded(session)
    throw failure
  }
}

async function exchange(call: string, args: ApiFetcherArgs, via: Connection, signal: AbortSignal) {
  const { route, path, method, headers, body, rawBody } = args
  const response = await via.fetch(
    new Request(new URL(path, via.origin), {
      method,
      headers: { accept: 'application/json', ...headers },
      body: (body as string | null | undefined) ?? null,
      signal,
    }),
  )
  if (!response.ok) throw await readRefusal(call, response, carriesToken(rawBody))
  const answer = { status: response.status, body: await readJson(call, response) }
  const valid = validateResponse({ appRoute: route, response: answer }) as { body: unknown }
  return { status: response.status, body: valid.body, headers: response.headers }
}

/** Rejects when time is up, also where the way to the API does not look at the signal itself. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function carriesToken(body: unknown): boolean {
  const { token, userToken } = (body ?? {}) as { token?: unknown; userToken?: unknown }
  return Boolean(token ?? userToken)
}

function asFailure(call: string, error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiFailure('timeout', call)
  if (error instanceof TypeError) return new ApiFailure('offline', call, { cause: error })
  return new ApiFailure('unusable', call, { cause: error })
}
