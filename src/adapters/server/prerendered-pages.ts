import { LRUCache } from 'lru-cache'
import { ownPage } from '#domain/session/own-page.ts'
import type { Document } from './documents.ts'
import type { Logger } from './logger.ts'
import { newNonce } from './security-headers.ts'
import type { ServerBuild } from './server-build.ts'

/** Maximum age in ms of a stale page. */
const LONGEST_LIFE = 600_000
/** Limit of cached origins: without a public origin, clients choose them with the Host header. */
const MOST_ORIGINS = 4

type CachedPage = {
  /** The HTML, split at the places of the nonce. */
  readonly parts: readonly string[]
  readonly headers: Headers
  readonly payload: string
}

type Settings = {
  readonly build: ServerBuild
  readonly render: (request: Request, nonce: string) => Promise<Document>
  /** Lifetime of a page in seconds; 0 disables caching. */
  readonly seconds: number
  readonly logger: Logger
}

/**
 * Cache of pages that are equal for all guests (stale-while-revalidate). A stale page is served while it is rendered
 * again, and as long as rendering fails.
 */
export class PrerenderedPages {
  readonly seconds: number
  readonly #paths: ReadonlySet<string>
  readonly #version: string
  readonly #render: Settings['render']
  readonly #logger: Logger
  readonly #pages: LRUCache<string, CachedPage>

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
      fetchMethod: (url) => this.#make(url),
      allowStale: true,
      allowStaleOnFetchRejection: true,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
    })
  }

  /** `undefined` if the page must be rendered for this request. */
  async answer(request: Request, nonce: string): Promise<Response | undefined> {
    if (this.seconds === 0 || !isOfAGuest(request)) return undefined
    const { origin, pathname, search } = new URL(request.url)
    if (search !== '' || !this.#paths.has(pathname)) return undefined
    const page = await this.#page(origin + pathname)
    return page && new Response(page.parts.join(nonce), { headers: page.headers })
  }

  /** API responses of a page as JSON, for prefetching in the browser. */
  async payload(url: string): Promise<string | undefined> {
    if (!this.#paths.has(new URL(url).pathname)) return undefined
    return (await this.#page(url))?.payload
  }

  async #page(url: string): Promise<CachedPage | undefined> {
    const isTooOld = this.#pages.getRemainingTTL(url) < this.seconds * 1000 - LONGEST_LIFE
    if (isTooOld) this.#pages.delete(url)
    try {
      return await (this.seconds === 0 ? this.#make(url) : this.#pages.fetch(url))
    } catch {
      return undefined
    }
  }

  /** Rejects if rendering fails; undefined removes the page, such as after a redirect. */
  async #make(url: string): Promise<CachedPage | undefined> {
    const placeholder = newNonce()
    const { response, answers } = await this.#render(new Request(url), placeholder)
    if (response.status >= 500) {
      this.#logger.error(`${new URL(url).pathname} could not be made anew: ${response.status}`)
      throw new Error(`${url}: ${response.status}`)
    }
    if (response.status !== 200 || response.headers.has('set-cookie')) return undefined
    return {
      parts: (await response.text()).split(placeholder),
      headers: response.headers,
      payload: JSON.stringify({ build: this.#version, answers: answers() }),
    }
  }
}

/** True without cookies and without a referrer of the shop, because those may change the page. */
function isOfAGuest({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || headers.has('cookie') || headers.has('authorization')) return false
  return ownPage(new URL(url), headers.get('referer')) === undefined
}
