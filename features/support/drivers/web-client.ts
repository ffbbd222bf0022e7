import { parseSetCookie, type SetCookie } from 'cookie'

export type Answer = {
  /** Path after all redirects, with query. */
  readonly path: string
  readonly status: number
  readonly headers: Headers
  /** Target of a redirect. */
  readonly location: string | null
  readonly text: string
}

export type Fields = Readonly<Record<string, string>> | URLSearchParams

const STEPS_MAX = 10

/** Sends requests like a browser without scripts: stores cookies and follows redirects. */
export class WebClient {
  readonly origin: string
  readonly cookies = new Map<string, SetCookie>()

  constructor(origin: string) {
    this.origin = origin
  }

  get cookieHeader(): string {
    return [...this.cookies.values()]
      .map(({ name, value }) => `${name}=${encodeURIComponent(value ?? '')}`)
      .join('; ')
  }

  /** Sends one request with the cookies of this client, and stores those of the response. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader)
    const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  keep(line: string): void {
    const cookie = parseSetCookie(line)
    if (cookie.maxAge === 0) this.cookies.delete(cookie.name)
    else this.cookies.set(cookie.name, cookie)
  }

  /** The encoded path with its query. */
  pathOf(path: string): string {
    const { pathname, search } = new URL(path, this.origin)
    return pathname + search
  }

  /** Requests a page without following a redirect. */
  ask(path: string): Promise<Answer> {
    return this.#answer(path, { headers: { accept: 'text/html' } })
  }

  /** Sends a form like a browser without scripts. */
  post(path: string, fields: Fields): Promise<Answer> {
    const headers = { accept: 'text/html', origin: this.origin }
    return this.#answer(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  }

  /** Requests a page and follows its redirects. */
  async get(path: string): Promise<Answer> {
    let response = await this.ask(path)
    for (let step = 0; response.location !== null; step += 1) {
      if (step === STEPS_MAX) throw new Error(`${path} leads from one address to the next`)
      response = await this.ask(response.location)
    }
    return response
  }

  async #answer(path: string, init: RequestInit): Promise<Answer> {
    const url = new URL(path, this.origin)
    const response = await this.fetch(new Request(url, init))
    const { status, headers } = response
    const location = headers.get('location')
    return { path: url.pathname + url.search, status, headers, location, text: await response.text() }
  }
}
