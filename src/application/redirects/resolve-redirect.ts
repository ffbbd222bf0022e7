import { divisionPathOfAnotherLanguage } from '#domain/routing/localised-path.ts'
import { withoutTrailingSlash } from '#domain/routing/request-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { Redirects } from './redirects.port.ts'

/** A page that has moved more often than this is taken for one that moves in a circle. */
const MOST_MOVES = 5

export type RedirectTarget = { readonly address: string; readonly status: 301 | 302 }

/** Where the shop itself leads a path. */
type OwnMove = (pathname: string) => Promise<string | undefined>

const stays: OwnMove = () => Promise.resolve(undefined)

type Place = { readonly pathname: string; readonly rest: string }

/** Where a path leads by the redirects of the API (spec 2): in one step, and never off the site or in a circle. */
export class ResolveRedirect {
  readonly #pages: Redirects
  readonly #routing: Routing

  constructor(pages: Redirects, routing: Routing) {
    this.#pages = pages
    this.#routing = routing
  }

  /** `undefined` where the page stays, and where its new address is no good. A query goes along unless the new address has one. */
  async run(pathname: string, search: string): Promise<RedirectTarget | undefined> {
    const passed = new Set([pathname])
    let place: Place = { pathname, rest: search }
    let status: RedirectTarget['status'] = 301

    while (passed.size <= MOST_MOVES) {
      const move = await this.#moveOf(place.pathname)
      if (!move) return passed.size === 1 ? undefined : { address: place.pathname + place.rest, status }

      const next = this.#placeAt(move.location, search)
      if (!next || passed.has(next.pathname)) return undefined
      passed.add(next.pathname)
      place = next
      if (!move.isPermanent) status = 302
    }
    return undefined
  }

  /**
   * Whether the page at `pathname`, led to `target`, would come back to itself, or into another circle: by the API
   * alone, or by turns with the rules of the shop's own that `ownMove` knows.
   */
  async leadsBack(target: string, pathname: string, ownMove: OwnMove = stays): Promise<boolean> {
    const passed = new Set([pathname])
    let place = target
    while (passed.size <= MOST_MOVES) {
      const moved = await this.run(place, '')
      if (!moved) return false
      const path = moved.address.split(/[?#]/, 1)[0]!
      if (passed.has(path)) return true
      passed.add(path)
      const next = await ownMove(path)
      if (next === undefined) return false
      if (next === pathname) return true
      place = next
    }
    return true
  }

  /** A service that does not answer keeps nobody from the page. */
  async #moveOf(pathname: string) {
    try {
      return await this.#pages.moveOf(pathname)
    } catch (error) {
      if (error instanceof ApiFailure) return undefined
      throw error
    }
  }

  /** As the shop itself would have it, so that its own redirects do not lead back. */
  #placeAt(location: string, search: string): Place | undefined {
    const safe = safeInternalPath(location)
    if (safe === undefined) return undefined
    const path = withoutTrailingSlash(safe) ?? safe
    const end = path.search(/[?#]/)
    const pathname = end < 0 ? path : path.slice(0, end)
    const rest = end < 0 ? '' : path.slice(end)
    return {
      pathname: divisionPathOfAnotherLanguage(pathname, this.#routing) ?? pathname,
      rest: rest.startsWith('?') ? rest : search + rest,
    }
  }
}
