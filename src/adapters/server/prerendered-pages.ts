import { LRUCache } from 'lru-cache'
import { ownPage } from '#domain/session/own-page.ts'
import type { Document } from './documents.ts'
import type { Logger } from './logger.ts'
import { newNonce } from './security-headers.ts'
import type { ServerBuild } from './server-build.ts'

/** Milliseconds after which a page is no longer served, whatever keeps the shop from making it anew. */
const LONGEST_LIFE = 600_000
/** A shop that knows no address of its own has as many as its visitors name: only some of them are kept. */
const MOST_ORIGINS = 4

type KeptPage = {
  /** The HTML, cut where each answer's own nonce belongs. */
  readonly parts: readonly string[]
  readonly headers: Headers
  readonly payload: string
}

type Settings = {
  readonly build: ServerBuild
  readonly render: (request: Request, nonce: string) => Promise<Document>
  /** How long a page is fresh; 0 keeps none. */
  readonly seconds: number
  readonly logger: Logger
}

/**
 * Pages that look alike for every guest, made before they are asked for. One that is no longer fresh is served once
 * more while the next is made, and as long as it cannot be made.
 */
export class PrerenderedPages {
  readonly seconds: number
  readonly #paths: ReadonlySet<string>
  readonly #version: string
  readonly #render: Settings['render']
  readonly #logger: Logger
  readonly #pages: LRUCache<string, KeptPage>

  constructor({ build, render, seconds, logger }: Settings) {
    this.seconds = seconds
    this.#paths = new Set(build.entry.module.prerenderedPaths)
    this.#version = build.assets.version
    this.#render = render
    this.#logger = logger
    this.#pages = new LRUCache({
      max: Math.max(1, this.#paths.size * MOST_ORIGINS),
      ttl: Math.max(1, seconds * 1000),
      ttlResolution: 0,
      fetchMethod: (address) => this.#make(address),
      allowStale: true,
      allowStaleOnFetchRejection: true,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
    })
  }

  /** `undefined` where the page has to be made for the request itself. */
  async answer(request: Request, nonce: string): Promise<Response | undefined> {
    if (this.seconds === 0 || !isOfAGuest(request)) return undefined
    const { origin, pathname, search } = new URL(request.url)
    if (search !== '' || !this.#paths.has(pathname)) return undefined
    const page = await this.#page(origin + pathname)
    return page && new Response(page.parts.join(nonce), { headers: page.headers })
  }

  /** The answers of the page at an address, for a browser that is about to show it; as JSON. */
  async payload(address: string): Promise<string | undefined> {
    if (!this.#paths.has(new URL(address).pathname)) return undefined
    return (await this.#page(address))?.payload
  }

  async #page(address: string): Promise<KeptPage | undefined> {
    const isTooOld = this.#pages.getRemainingTTL(address) < this.seconds * 1000 - LONGEST_LIFE
    if (isTooOld) this.#pages.delete(address)
    try {
      return await (this.seconds === 0 ? this.#make(address) : this.#pages.fetch(address))
    } catch {
      return undefined
    }
  }

  /** Rejects where there is no such page now; a page that has moved is kept no longer. */
  async #make(address: string): Promise<KeptPage | undefined> {
    const place = newNonce()
    const { response, answers } = await this.#render(new Request(address), place)
    if (response.status >= 500) {
      this.#logger.error(`${new URL(address).pathname} could not be made anew: ${response.status}`)
      throw new Error(`${address}: ${response.status}`)
    }
    if (response.status !== 200 || response.headers.has('set-cookie')) return undefined
    return {
      parts: (await response.text()).split(place),
      headers: response.headers,
      payload: JSON.stringify({ build: this.#version, answers: answers() }),
    }
  }
}

/** Whoever has a cookie, or comes from a page of the shop, may get another page than a stranger. */
function isOfAGuest({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || headers.has('cookie') || headers.has('authorization')) return false
  return ownPage(new URL(url), headers.get('referer')) === undefined
}
