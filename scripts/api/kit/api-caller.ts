import type { AppRoute, ServerInferRequest, ServerInferResponseBody } from '@ts-rest/core'
import * as z from 'zod/mini'
import { jsonSchemaOf } from '#contracts/calls.ts'
import { Problem } from '#contracts/errors/problem.ts'
import { namesCallerInHeader } from '#contracts/reading.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Server } from '../verify.ts'
import { withoutSecrets, type Exchange } from './exchange.ts'
import { ProbeFailed } from './outcome.ts'

type CallerField = 'token' | 'languageID' | 'countryID' | 'userToken' | 'lang'

type BodyOf<Route extends AppRoute> =
  ServerInferRequest<Route> extends { body: infer Body } ? Omit<Body, CallerField> : object

type SuccessOf<Route extends AppRoute> = Route['responses'] extends { 201: unknown }
  ? ServerInferResponseBody<Route, 201>
  : ServerInferResponseBody<Route, 200>

type Options = {
  readonly query?: Readonly<Record<string, string | number>>
  readonly params?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

const TIMEOUT_MS = 30_000
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

/** Makes calls of the contract as one visitor, and validates each response. */
export class ApiCaller {
  readonly #server: Server
  readonly #log: Exchange[]
  readonly token: string | null
  readonly #languageID: LanguageId
  readonly #countryID: string

  constructor(
    server: Server,
    log: Exchange[],
    token: string | null = null,
    languageID: LanguageId = 'en-GB',
    countryID = 'DE',
  ) {
    this.#server = server
    this.#log = log
    this.token = token
    this.#languageID = languageID
    this.#countryID = countryID
  }

  with({ token = this.token, languageID = this.#languageID, countryID = this.#countryID }): ApiCaller {
    return new ApiCaller(this.#server, this.#log, token, languageID, countryID)
  }

  /**
   * Makes a call that must succeed.
   * @throws ProbeFailed if it does not, or if the response violates the contract
   */
  async ask<Route extends AppRoute>(
    route: Route,
    body?: BodyOf<Route>,
    options: Options = {},
  ): Promise<SuccessOf<Route>> {
    const { status, body: responseBody } = await this.send(route, body, options)
    if (status >= 300)
      throw new ProbeFailed(`${nameOf(route)} is refused with ${status}: ${detailOf(responseBody)}`)
    return responseBody as SuccessOf<Route>
  }

  /**
   * Makes a call that must be refused with one of these statuses.
   * @throws ProbeFailed if it is not
   */
  async refused(
    route: AppRoute,
    body: object | undefined,
    statuses: readonly number[],
    options: Options = {},
  ): Promise<z.infer<typeof Problem>> {
    const { status, body: responseBody } = await this.send(route, body, options)
    if (!statuses.includes(status)) {
      throw new ProbeFailed(`${nameOf(route)} answers ${status}, expected ${statuses.join(' or ')}`)
    }
    return responseBody as z.infer<typeof Problem>
  }

  /**
   * Makes a call.
   * @throws ProbeFailed if no response arrives, or if it violates the contract
   */
  async send(route: AppRoute, body: object = {}, options: Options = {}): Promise<Answer> {
    const { request, exchange } = this.#requestOf(route, body, options)
    let response: Response
    try {
      response = await this.#server.fetch(request)
    } catch (error) {
      this.#log.push(exchange)
      throw new ProbeFailed(`no answer: ${error instanceof Error ? error.message : String(error)}`)
    }
    const { status, headers } = response
    const expected: unknown = route.responses[status]
    const isFile = typeof expected === 'object' && expected !== null && 'contentType' in expected
    const responseBody = isFile ? new Uint8Array(await response.arrayBuffer()) : await readBody(response)
    this.#log.push({
      ...exchange,
      response: {
        status,
        body: isFile ? `a file, ${headers.get('content-type')}` : withoutSecrets(responseBody),
      },
    })
    if (expected === undefined)
      throw new ProbeFailed(`${nameOf(route)}: status ${status} is not in the contract`)
    const problem = isFile ? undefined : violationOf(expected as z.ZodMiniType, status, responseBody, headers)
    if (problem !== undefined) throw new ProbeFailed(`${nameOf(route)}: ${problem}`)
    return { status, body: responseBody, headers }
  }

  #requestOf(route: AppRoute, fields: object, { query = {}, params = {}, idempotencyKey }: Options) {
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const url = new URL(this.#server.baseUrl.replace(/\/$/, '') + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const body = { ...this.#callerFields(route), ...fields }
    const isGet = route.method === 'GET'
    const request = new Request(url, {
      method: route.method,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(!isGet && { 'content-type': 'application/json' }),
        ...(namesCallerInHeader(route) && this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(!isGet && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const exchange: Exchange = {
      sent: {
        method: route.method,
        path: url.pathname + url.search,
        ...(!isGet && { body: withoutSecrets(body) }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
    }
    return { request, exchange }
  }

  #callerFields(route: AppRoute): object {
    const { properties = {} } = 'body' in route ? jsonSchemaOf(route.body as z.ZodMiniType) : {}
    const values: Readonly<Record<CallerField, unknown>> = {
      token: this.token,
      languageID: this.#languageID,
      countryID: this.#countryID,
      userToken: this.token,
      lang: this.#languageID,
    }
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in properties))
  }
}

const nameOf = ({ method, path }: AppRoute) => `${method} ${path}`

function detailOf(problem: unknown): string {
  const { code, title, detail } = problem as Partial<z.infer<typeof Problem>>
  return [code, detail ?? title].filter((part) => part !== undefined).join(' ')
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the contract violation of a response; undefined if it is valid. */
function violationOf(
  schema: z.ZodMiniType,
  status: number,
  body: unknown,
  headers: Headers,
): string | undefined {
  const type = headers.get('content-type') ?? 'none'
  if (!JSON_TYPE.test(type)) return `${status}: content type ${type}, not JSON`
  const issue = z.safeParse(schema, body).error?.issues[0]
  if (issue) return `${status} /${issue.path.map(String).join('/')}: ${issue.message}`
  if (status < 400) return undefined
  const { code, status: bodyStatus } = body as z.infer<typeof Problem>
  if (bodyStatus === status && Math.floor(code / 1000) === status) return undefined
  return `a refusal with ${status} has the status ${bodyStatus} and the code ${code} in its body`
}
