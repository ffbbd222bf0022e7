import { isRecord, parsedJson } from '#domain/shared/json.ts'
import { apiCallOf, tokensWithSignatures, type ApiCall, type Signatures, type TokenKind } from './api-call.ts'
import { brokenBody, problemResponse } from './problem.ts'
import { CLEARED_SECOND_LOGIN, clearedSessionCookies } from '../cookies/session-cookies.ts'
import { sessionMarker } from './cross-site-navigation-bounce.ts'
import { secondServiceTokenIn, signatureCookie, signaturesIn } from './signature-cookies.ts'
import { readLimitedBody } from './read-limited-body.ts'
import { joinToken, splitToken } from './split-token.ts'
import type { Upstream } from './upstream.ts'

/** Maximum size in bytes of a login response, which is buffered. */
const LOGIN_SIZE_MAX = 100_000

/** Client of a request: its address, and the guards of its logins and error reports. */
export type Client = {
  readonly address: string | undefined
  readonly guard: (login: Request, call: ApiCall, logIn: Upstream) => Promise<Response>
  readonly guardReport: (report: Request, send: Upstream) => Promise<Response>
}

const SOMEBODY: Client = {
  address: undefined,
  guard: (login, _, logIn) => logIn(login),
  guardReport: (report, send) => send(report),
}

/** Sends a contract call to the API. */
export type SendCall = (request: Request, call: ApiCall) => Promise<Response>

/** Headers that any client may forge; they are replaced by the verified address. */
const WRITTEN_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip']

/**
 * API client of a visitor: adds the token's signature from the cookie to requests and removes it from login responses.
 * A login applies to the later calls of the same request.
 */
export class VisitorApi {
  readonly #send: SendCall
  readonly #client: Client
  readonly #cookies = new Map<TokenKind, readonly string[]>()
  #signatures: Signatures
  /** Token of the second service whose login has not ended yet. */
  #secondToken: string | undefined

  constructor(send: SendCall, cookieHeader: string | null, client: Client = SOMEBODY) {
    this.#send = send
    this.#client = client
    this.#signatures = signaturesIn(cookieHeader)
    this.#secondToken = secondServiceTokenIn(cookieHeader)
  }

  /** Set-Cookie values for the response. */
  get cookiesToSet(): readonly string[] {
    return [...this.#cookies.values()].flat()
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const call = apiCallOf(request)
    if (call === undefined) return problemResponse(404)
    const complete = await this.#withSignatures(request, call)
    if (call.kind === 'logout') await this.#logOut(call.tokenKind, request.url)
    if (complete === undefined) return brokenBody()

    const send: Upstream = (sent) => this.#send(sent, call)
    if (call.kind === 'report') return this.#client.guardReport(complete, send)
    if (call.kind === 'system-login') return this.#client.guard(complete, call, send)
    if (call.kind !== 'login') return send(complete)
    const response = await this.#client.guard(complete, call, send)
    if (response.status !== 200) return response
    // a new login ends the second-service login of the previous user
    if (call.tokenKind === 'session') await this.endSecondLogin(request.url)
    return this.#withoutSignature(response, call.tokenKind)
  }

  /** Ends the login at the second service, which must not outlive the session. */
  async endSecondLogin(anyUrl: string): Promise<void> {
    const token = this.#secondToken
    if (token === undefined) return
    this.#forgetSecondLogin()
    const response = await this.#send(
      new Request(new URL('/api/logoutKih', anyUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      }),
      { kind: 'logout', tokenKind: 'kih' },
    )
    await response.body?.cancel()
  }

  /** Request with complete tokens; `undefined` if the body is not valid JSON. */
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
    const completed = tokensWithSignatures(url.searchParams, this.#signatures, call)
    for (const [name, value] of completed ?? []) url.searchParams.set(name, value)
    return url
  }

  /** Body with complete tokens; a body without tokens is unchanged. */
  #bodyWithSignatures(text: string, call: ApiCall): string | undefined {
    const body = parsedJson(text)
    if (body === undefined) return undefined
    if (!isRecord(body)) return text
    const completed = tokensWithSignatures(Object.entries(body), this.#signatures, call)
    return completed ? JSON.stringify({ ...body, ...Object.fromEntries(completed) }) : text
  }

  /** Rejects a login response whose token has no signature, because scripts would get the complete token. */
  async #withoutSignature(response: Response, kind: TokenKind): Promise<Response> {
    const body = parsedJson(await readLimitedBody(response, LOGIN_SIZE_MAX))
    const token = isLoginAnswer(body) ? splitToken(body.accessToken) : undefined
    if (!isLoginAnswer(body) || token === undefined) return problemResponse(502)

    this.#signatures = { ...this.#signatures, [kind]: token.signature }
    if (kind === 'kih') this.#secondToken = body.accessToken
    const maxAge = secondsIn(body.expiresIn)
    const marker = kind === 'session' ? [sessionMarker(maxAge)] : []
    const value = kind === 'kih' ? body.accessToken : token.signature
    this.#cookies.set(kind, [signatureCookie(kind, value, maxAge), ...marker])
    const headers = new Headers(response.headers)
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
    return new Response(JSON.stringify({ ...body, accessToken: token.readable }), { headers })
  }

  async #logOut(kind: TokenKind, url: string): Promise<void> {
    if (kind === 'kih') return this.#forgetSecondLogin()
    this.#signatures = {}
    this.#cookies.set('session', clearedSessionCookies())
    await this.endSecondLogin(url)
    this.#cookies.delete('kih')
  }

  #forgetSecondLogin(): void {
    this.#secondToken = undefined
    this.#signatures = { ...this.#signatures, kih: undefined }
    this.#cookies.set('kih', CLEARED_SECOND_LOGIN)
  }
}

/** Completes the bearer token of calls without a token in the payload; other authorization schemes are removed. */
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
