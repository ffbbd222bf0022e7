import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../page-renderer.ts'
import type { Logger } from '../logger.ts'
import { withSharedContext } from '../request-context.ts'
import { newNonce } from '../security-headers.ts'
import type { ServerBuild } from '../server-build.ts'
import { guestPageOf, sizeOf, type GuestPage } from './guest-page.ts'
import { guestVisit, type GuestVisit } from './guest-visit.ts'

/** Maximum age in ms up to which a stale page is served. */
const LIFE_MAX = 600_000
/** Maximum size of all pages in bytes: some 1,500 product pages. */
const CACHE_SIZE_MAX = 32 * 1024 * 1024

type Settings = {
  readonly build: ServerBuild
  /** Renders a page; `undefined` if the server is overloaded. */
  readonly render: (
    request: Request,
    nonce: string,
    routeSeen: (pattern: string) => void,
  ) => Promise<RenderedPage | undefined>
  /** Time in seconds for which a page is fresh; 0 disables caching. */
  readonly seconds: number
  readonly logger: Logger
  /** Maximum size of all pages in bytes. */
  readonly maxBytes?: number
}

/**
 * Cache of pages that are equal for all guests of a country and language (stale-while-revalidate). A stale page is
 * served while it is rendered again, and while rendering fails. Concurrent requests share one rendering.
 */
export class GuestPageCache {
  readonly seconds: number
  readonly #module: ServerBuild['entry']['module']
  readonly #version: string
  readonly #render: Settings['render']
  readonly #logger: Logger
  readonly #pages: LRUCache<string, GuestPage>
  readonly #inFlight = new Map<string, Promise<GuestPage | undefined>>()

  constructor({ build, render, seconds, logger, maxBytes = CACHE_SIZE_MAX }: Settings) {
    this.seconds = seconds
    this.#module = build.entry.module
    this.#version = build.assets.version
    this.#render = render
    this.#logger = logger
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
  }

  /** The page from the cache, or rendered for the cache; `undefined` if the page must be rendered for its visitor. */
  async page(visit: GuestVisit): Promise<GuestPage | undefined> {
    const cachedPage = this.cached(visit)
    if (cachedPage !== undefined) return cachedPage
    if (this.seconds === 0 || !NAMEABLE_HOST.test(visit.host)) return undefined
    if (!this.#module.isGuestPage(visit) || this.#module.isRedirected(visit.pathname)) return undefined
    return this.#made(visit)
  }

  /** The page if it is cached. A stale page is rendered again in the background. */
  cached(visit: GuestVisit): GuestPage | undefined {
    const page = this.seconds === 0 ? undefined : this.#pages.get(visit.key)
    if (page === undefined) return undefined
    const age = performance.now() - page.madeAt
    if (age > LIFE_MAX || this.#module.isRedirected(visit.pathname)) {
      return void this.#pages.delete(visit.key)
    }
    if (age > this.seconds * 1000) void this.#made(visit)
    return page
  }

  /** API responses of a prerendered page as JSON, for prefetching in the browser. */
  async payload(url: string): Promise<string | undefined> {
    const visit = guestVisit(new URL(url))
    if (!this.#module.prerenderedPaths().includes(visit.pathname)) return undefined
    const page = this.seconds === 0 ? await this.#make(visit) : await this.page(visit)
    return page?.payload
  }

  /** Renders a page and caches it. Never rejects; undefined if rendering has failed or the page must not be shared. */
  #made(visit: GuestVisit): Promise<GuestPage | undefined> {
    const { key } = visit
    const running = this.#inFlight.get(key)
    if (running) return running
    const inFlight = withSharedContext(() => this.#make(visit))
      .catch((error: unknown) => {
        this.#logger.error(`${visit.url} could not be made`, error)
        return undefined
      })
      .finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, inFlight)
    return inFlight
  }

  /**
   * Renders a page using only the values of the visit. Deletes the cached page if the page no longer exists, for
   * instance because of a redirect.
   */
  async #make(visit: GuestVisit): Promise<GuestPage | undefined> {
    const nonce = newNonce()
    const request = new Request(visit.url, { headers: visit.cookie === '' ? {} : { cookie: visit.cookie } })
    let route = ''
    const document = await this.#render(request, nonce, (pattern) => {
      route = `/${pattern.replace(/^\//, '')}`
    })
    if (document === undefined) return undefined
    const { response, answers, isComplete } = document
    if (response.status >= 500) {
      this.#logger.error(`${visit.pathname} could not be made anew: ${response.status}`)
      return undefined
    }
    const { key } = visit
    if (response.status !== 200 || response.headers.has('set-cookie')) return void this.#pages.delete(key)
    const isPrerendered = this.#module.prerenderedPaths().includes(visit.pathname)
    const payload = isPrerendered ? JSON.stringify({ build: this.#version, answers: answers() }) : ''
    const page = await guestPageOf({
      response,
      url: new URL(visit.url),
      nonce,
      route,
      payload,
      madeAt: performance.now(),
    })
    if (isComplete()) this.#pages.set(key, page)
    return page
  }
}

/** Hosts that are valid in a content security policy, which excludes IPv6 addresses. */
const NAMEABLE_HOST = /^[\w.-]+(?::\d+)?$/
