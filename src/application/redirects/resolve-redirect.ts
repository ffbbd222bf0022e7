import { divisionPathOfAnotherLanguage } from '#domain/routing/localised-path.ts'
import { withoutTrailingSlash } from '#domain/routing/request-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { Redirects } from './redirects.port.ts'

/** Maximum number of redirects in a chain; a longer chain counts as a loop. */
const MOST_MOVES = 5

export type RedirectTarget = { readonly address: string; readonly status: 301 | 302 }

/** A redirect rule of the shop itself. */
type OwnMove = (pathname: string) => Promise<string | undefined>

const stays: OwnMove = () => Promise.resolve(undefined)

type Place = { readonly pathname: string; readonly rest: string }

/** Resolves a chain of redirects of the API into one (spec 2); never leaves the site and detects loops. */
export class ResolveRedirect {
  readonly #pages: Redirects
  readonly #routing: Routing

  constructor(pages: Redirects, routing: Routing) {
    this.#pages = pages
    this.#routing = routing
  }

  /** `undefined` if there is no redirect or its target is invalid. Keeps the query unless the target has its own. */
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
   * Detects a redirect loop from `pathname` via `target`, caused by the API alone or together with the shop's own rules
   * in `ownMove`.
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

  /** Ignores an unreachable API: the page is shown without a redirect. */
  async #moveOf(pathname: string) {
    try {
      return await this.#pages.find(pathname)
    } catch (error) {
      if (error instanceof ApiFailure) return undefined
      throw error
    }
  }

  /** Normalises the target by the shop's own redirect rules, so that these do not cause a loop. */
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
