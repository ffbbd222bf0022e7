import { isRecord, parsedJson } from '#domain/shared/json.ts'
import { apiCallAt, completedTokens, type ApiCall, type Signatures, type TokenKind } from './api-call.ts'
import { brokenBody, problemResponse } from './problem.ts'
import { clearedSignatureCookie, signatureCookie, signaturesIn } from './signature-cookies.ts'
import { shortText } from './short-text.ts'
import { joinToken, splitToken } from './split-token.ts'
import type { Upstream } from './upstream.ts'

/** Bytes of the answer to a login, which is read to its end before anything of it is passed on. */
const LARGEST_LOGIN = 100_000

/** Where a request comes from, and what stands between it and a login. */
export type Client = {
  readonly address: string | undefined
  readonly guard: (login: Request, logIn: Upstream) => Promise<Response>
}

const SOMEBODY: Client = { address: undefined, guard: (login, logIn) => logIn(login) }

/** Anybody may write them: the API gets the one that was found to be true. */
const WRITTEN_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip']

/**
 * The API as one visitor's request may use it: what goes in gets the signature that the visitor's cookie holds,
 * what comes out of a login leaves without it. A login inside the request serves the calls after it.
 */
export class VisitorApi {
  readonly #upstream: Upstream
  readonly #client: Client
  readonly #cookies = new Map<TokenKind, string>()
  #signatures: Signatures

  constructor(upstream: Upstream, cookieHeader: string | null, client: Client = SOMEBODY) {
    this.#upstream = upstream
    this.#client = client
    this.#signatures = signaturesIn(cookieHeader)
  }

  /** The `Set-Cookie` values that the visitor's browser has to get. */
  get cookiesToSet(): readonly string[] {
    return [...this.#cookies.values()]
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const call = apiCallAt(new URL(request.url).pathname)
    const complete = await this.#withSignatures(request, call)
    if (call.kind === 'logout') this.#forget(call.tokenKind)
    if (complete === undefined) return brokenBody()

    if (call.kind !== 'login') return this.#upstream(complete)
    const response = await this.#client.guard(complete, this.#upstream)
    return response.status === 200 ? this.#withoutSignature(response, call.tokenKind) : response
  }

  /** `undefined` when the body cannot be read as JSON. */
  async #withSignatures(request: Request, call: ApiCall): Promise<Request | undefined> {
    const url = this.#urlWithSignatures(request.url, call)
    const headers = new Headers(request.headers)
    for (const name of ['cookie', 'host', 'content-length', ...WRITTEN_BY_PROXIES]) headers.delete(name)
    if (this.#client.address !== undefined) headers.set('x-forwarded-for', this.#client.address)
    completeBearer(headers, this.#signatures)
    if (request.method === 'GET' || request.method === 'HEAD') {
      return new Request(url, { method: 'GET', headers, signal: request.signal })
    }
    const body = this.#bodyWithSignatures(await request.text(), call)
    return body === undefined
      ? undefined
      : new Request(url, { method: request.method, headers, body, signal: request.signal })
  }

  #urlWithSignatures(address: string, call: ApiCall): URL {
    const url = new URL(address)
    const completed = completedTokens(url.searchParams, this.#signatures, call)
    for (const [name, value] of completed ?? []) url.searchParams.set(name, value)
    return url
  }

  /** A body without tokens is passed on to the byte. */
  #bodyWithSignatures(text: string, call: ApiCall): string | undefined {
    const body = parsedJson(text)
    if (body === undefined) return undefined
    if (!isRecord(body)) return text
    const completed = completedTokens(Object.entries(body), this.#signatures, call)
    return completed ? JSON.stringify({ ...body, ...Object.fromEntries(completed) }) : text
  }

  /** An answer whose token has no signature to keep back would hand a script the whole of it: refused. */
  async #withoutSignature(response: Response, kind: TokenKind): Promise<Response> {
    const answer = parsedJson(await shortText(response, LARGEST_LOGIN))
    const token = isLoginAnswer(answer) ? splitToken(answer.accessToken) : undefined
    if (!isLoginAnswer(answer) || token === undefined) return problemResponse(502)

    this.#signatures = { ...this.#signatures, [kind]: token.signature }
    this.#cookies.set(kind, signatureCookie(kind, token.signature, secondsIn(answer.expiresIn)))
    const headers = new Headers(response.headers)
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
    return new Response(JSON.stringify({ ...answer, accessToken: token.readable }), { headers })
  }

  #forget(kind: TokenKind): void {
    this.#signatures = { ...this.#signatures, [kind]: undefined }
    this.#cookies.set(kind, clearedSignatureCookie(kind))
  }
}

/** Calls whose payload has no token may carry the shop's own as a header; no other way to log in passes. */
function completeBearer(headers: Headers, { session }: Signatures): void {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (token === undefined) headers.delete('authorization')
  else headers.set('authorization', `Bearer ${joinToken(token, session)}`)
}

type LoginAnswer = { readonly accessToken: string; readonly expiresIn?: unknown }

const isLoginAnswer = (value: unknown): value is LoginAnswer =>
  isRecord(value) && typeof value['accessToken'] === 'string'

const secondsIn = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : undefined
