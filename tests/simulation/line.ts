import { VisitorApi } from '#adapters/server/visitor-api.ts'
import { currentWindow, type Browser, type Window } from './browser.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Faults of a call. */
export const MISHAPS = [
  /** The call never arrives at the server. */
  'is lost',
  /** The call is processed, and its response is lost. */
  'loses its response',
  /** The call arrives twice. */
  'arrives twice',
  /** The call arrives after the timeout of the page. */
  'arrives too late',
  /** The call never gets a response. */
  'hangs',
  'is unavailable',
  'is answered with garbage',
  /** The call is processed, but a gateway replaces its response by an HTML page. */
  'gets a page of the gateway',
] as const
export type Mishap = (typeof MISHAPS)[number]

/** Calls that the fault applies to. */
export const CALLS = {
  call: /./,
  'load of the cart': /cart\/getQuote$/,
  'addition to the cart': /cart\/add$/,
  'change of the cart': /cart\/(?:update|delete)/,
  'check of the order': /checkout\/validate/,
  order: /order\/place/,
  'status request of the order': /order\/status/,
} as const
export type CallName = keyof typeof CALLS

export type Seen = {
  readonly path: string
  readonly body: Readonly<Record<string, any>>
  /** Idempotency key. */
  readonly key: string | null
  readonly status: number
  readonly response: any
}

/** Timeout of a page in milliseconds, and the delay of a call that arrives too late. */
const PATIENCE_MS = 8_000
const LATE_MS = 12_000

type Api = (request: Request) => Promise<Response>
type Ahead = { readonly call: CallName; readonly mishap: Mishap }
type Going = { readonly breakOff: () => void }

/** Connection of one browser to the API, through the shop's server, which adds the signatures of the session. */
export class Line {
  /** Latency in milliseconds in each direction. */
  lagMs = 20
  readonly #browser: Browser
  readonly #time: VirtualTime
  readonly #api: Api
  readonly #watched: (window: Window) => (seen: Seen) => void
  #ahead: readonly Ahead[] = []
  readonly #going = new Set<Going>()
  /** Time of the last faulty response per path. */
  readonly #spoiledAt = new Map<string, number>()

  /** `watched` is called for each call of the page; its result is called each time the API has executed the call. */
  constructor(
    browser: Browser,
    time: VirtualTime,
    api: Api,
    watched: (window: Window) => (seen: Seen) => void,
  ) {
    this.#browser = browser
    this.#time = time
    this.#api = api
    this.#watched = watched
  }

  let(call: CallName, mishap: Mishap): void {
    this.#ahead = [...this.#ahead, { call, mishap }]
  }

  get isQuiet(): boolean {
    return this.#going.size === 0
  }

  /** True if a response of the call was faulty within a minute: cached responses and retries may repeat the fault. */
  hasSpoiled(call: string): boolean {
    const path = call.split(' ').at(-1) ?? ''
    return this.#time.now() - (this.#spoiledAt.get(path) ?? -Infinity) < 60_000
  }

  mend(): void {
    this.#ahead = []
    this.lagMs = 20
  }

  /** Ends all calls in flight, like a crash of the replica. Calls that have reached the API are processed. */
  breakOff(): void {
    for (const going of this.#going) going.breakOff()
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const window = currentWindow()
    const notify = this.#watched(window)
    const { pathname: path } = new URL(request.url)
    const text = await request.text()
    const mishap = this.#takeMishap(path)
    if (mishap !== undefined) this.#spoiledAt.set(path, this.#time.now())
    const server = new VisitorApi(this.#api, this.#browser.cookies('by the server'))

    return new Promise((resolve, reject) => {
      const going = { breakOff: () => fail() }
      this.#going.add(going)
      const end = (settle: () => void) => {
        if (this.#going.delete(going)) window.run(settle)
      }
      const fail = () => end(() => reject(new TypeError('fetch failed')))
      const giveUp = () => end(() => reject(new DOMException('The operation timed out', 'TimeoutError')))
      const respond = (response: Response, whole: string) =>
        end(() => {
          for (const line of server.cookiesToSet) this.#browser.setCookie(line)
          resolve(new Response(whole === '' ? null : whole, response))
        })
      const carryOut = async () => {
        const { method, headers } = request
        const body = method === 'GET' ? null : text
        const response = await server.fetch(new Request(request.url, { method, headers, body }))
        const whole = await response.text()
        const key = headers.get('idempotency-key')
        notify({ path, body: parsed(text) ?? {}, key, status: response.status, response: parsed(whole) })
        return () => respond(response, whole)
      }
      const arrive = async () => {
        let deliver = await carryOut()
        if (mishap === 'arrives twice') deliver = await carryOut()
        if (mishap === 'loses its response') deliver = fail
        if (mishap === 'gets a page of the gateway') deliver = () => respond(page(), '<h1>Bad gateway</h1>')
        this.#time.after(this.lagMs, deliver)
      }
      switch (mishap) {
        case 'is lost':
          this.#time.after(this.lagMs, fail)
          break
        case 'hangs':
          this.#time.after(PATIENCE_MS, giveUp)
          break
        case 'arrives too late':
          this.#time.after(PATIENCE_MS, giveUp)
          this.#time.after(LATE_MS, carryOut)
          break
        case 'is unavailable':
          this.#time.after(this.lagMs, () => respond(unavailable(), UNAVAILABLE))
          break
        case 'is answered with garbage':
          this.#time.after(this.lagMs, () => respond(json(), '{"items":[{"sku":'))
          break
        default:
          this.#time.after(this.lagMs, arrive)
      }
    })
  }

  #takeMishap(path: string): Mishap | undefined {
    const first = this.#ahead.find(({ call }) => CALLS[call].test(path))
    this.#ahead = this.#ahead.filter((ahead) => ahead !== first)
    return first?.mishap
  }
}

const UNAVAILABLE = '{"status":503,"code":503000,"title":"Service Unavailable"}'
const json = () => new Response(null, { headers: { 'content-type': 'application/json' } })
const unavailable = () =>
  new Response(null, { status: 503, headers: { 'content-type': 'application/problem+json' } })
const page = () => new Response(null, { status: 502, headers: { 'content-type': 'text/html' } })

function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
