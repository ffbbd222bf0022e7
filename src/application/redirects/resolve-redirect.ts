import { ShopRouting } from '../locale/shop-routing.ts'
import { divisionPathOfAnotherLanguage } from '#domain/pages/localised-path.ts'
import { pathRedirectTarget } from '#domain/routing/request-path.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { attempt } from '../kernel/attempt.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { Redirects } from './redirects.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum number of redirects in a chain; a longer chain counts as a loop. */
const REDIRECTS_MAX = 5

export type RedirectTarget = { readonly address: string; readonly status: 301 | 302 }

/** A redirect rule of the shop itself, for example for trailing slashes. */
type ShopRule = (pathname: string) => Promise<string | undefined>

const stays: ShopRule = () => Promise.resolve(undefined)

type Target = { readonly pathname: string; readonly rest: string }

/**
 * Resolves a chain of redirects from the API to its final target (spec 2). Detects loops, and rejects targets outside
 * of this site.
 */
export class ResolveRedirect extends dependsOn({
  pages: Redirects,
  routing: ShopRouting,
  capabilities: CapabilitiesStore,
}) {
  /** `undefined` without a redirect, or if the target is invalid. The query is preserved unless the target has one. */
  async run(pathname: string, search: string): Promise<RedirectTarget | undefined> {
    const passed = new Set([pathname])
    let current: Target = { pathname, rest: search }
    let status: RedirectTarget['status'] = 301

    while (passed.size <= REDIRECTS_MAX) {
      const redirect = await this.#find(current.pathname)
      if (!redirect)
        return passed.size === 1 ? undefined : { address: current.pathname + current.rest, status }

      const next = this.#targetOf(redirect.location, search)
      if (!next || passed.has(next.pathname)) return undefined
      passed.add(next.pathname)
      current = next
      if (!redirect.isPermanent) status = 302
    }
    return undefined
  }

  /**
   * True if a redirect to `target` would cause a loop: the redirects from there return to `pathname` or do not end.
   * Considers the redirects of the API and the shop's own redirect `shopRule`.
   */
  async causesLoop(target: string, pathname: string, shopRule: ShopRule = stays): Promise<boolean> {
    const passed = new Set([pathname])
    let current = target
    while (passed.size <= REDIRECTS_MAX) {
      const moved = await this.run(current, '')
      if (!moved) return false
      const path = moved.address.split(/[?#]/, 1)[0]!
      if (passed.has(path)) return true
      passed.add(path)
      const next = await shopRule(path)
      if (next === undefined) return false
      if (next === pathname) return true
      current = next
    }
    return true
  }

  /** Queries the API for a redirect; if the API is unreachable, the page is displayed without one. */
  async #find(pathname: string) {
    if (!this.deps.capabilities.offers('redirects')) return undefined
    const result = await attempt(() => this.deps.pages.find(pathname))
    return result.ok ? result.value : undefined
  }

  /**
   * Applies the shop's own redirect rules to the target, because they would otherwise cause a second redirect or a
   * loop.
   */
  #targetOf(location: string, search: string): Target | undefined {
    const safe = safeInternalPath(location)
    if (safe === undefined) return undefined
    const path = pathRedirectTarget(safe) ?? safe
    const end = path.search(/[?#]/)
    const pathname = end < 0 ? path : path.slice(0, end)
    const rest = end < 0 ? '' : path.slice(end)
    return {
      pathname: divisionPathOfAnotherLanguage(pathname, this.deps.routing) ?? pathname,
      rest: rest.startsWith('?') ? rest : search + rest,
    }
  }
}
