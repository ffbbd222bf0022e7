import { defineParameterType } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { isPlain, pathPattern, type PathParams } from '#domain/pages/localised-path.ts'
import { PAGE_ROUTES, ROUTE_IDS, type RouteId } from '#domain/pages/pages.ts'
import type { LocalPath } from '#ui/routing/paths.ts'
import { slugOf } from './backend.ts'

const namesOf = (id: RouteId) => [PAGE_ROUTES[id].name ?? []].flat()

const PAGES = new Map(
  ROUTE_IDS.filter(isPlain).flatMap((id) => namesOf(id).map((name) => [name, id] as const)),
)

type PathOfOne = (to: LocalPath, name: string) => string

/** Pages of a single object, which a scenario writes in quotes. */
const PAGES_OF: Readonly<Record<string, PathOfOne>> = {
  ...Object.fromEntries(
    ROUTE_IDS.filter((id) => !isPlain(id)).flatMap((id) => namesOf(id).map((name) => [name, pathOfOne(id)])),
  ),
  'the product': (to, number) => to('product', { slug: slugOf(number) }),
  'the truck': (to, slug) => to('vehicle', { type: 'truck', slug }),
  'the bus': (to, slug) => to('vehicle', { type: 'bus', slug }),
  'the packing list': (to, number) => `${to('packinglist')}?shipment=${number}`,
}

/** Path of a page whose only parameter is the quoted name. */
function pathOfOne(id: RouteId): PathOfOne {
  const [, parameter = ''] = /:(\w+)/.exec(pathPattern(id, 'en')) ?? []
  return (to, name) => to(id as 'order', { [parameter]: name } as PathParams<'order'>)
}

const FILTER = /[\w.]+ "[^"]*"/.source
/** A query such as `"no=A0&step=slot"`, for names that read like a word of the sentence. */
const QUERY = /"\w+=[^"]*"/.source
const FILTERS = `(?:${QUERY}|${FILTER}(?:(?:,| and) ${FILTER})*)`
const PAGE = `(?:${[...PAGES.keys()].join('|')}|(?:${Object.keys(PAGES_OF).join('|')}) "[^"]*")`

/** Parses filters such as `status "shipped" and page "2"`, or `"no=A0"`, to a query. */
function queryOf(filters: string): string {
  if (filters.startsWith('"')) return `?${new URLSearchParams(filters.slice(1, -1))}`
  const pairs = [...filters.matchAll(/([\w.]+) "([^"]*)"/g)]
  return `?${new URLSearchParams(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]))}`
}

/**
 * A page by its name in scenarios, such as `the orders with status "confirmed"`: its path in a visitor's
 * language.
 */
export type PageName = { pathIn(to: LocalPath): string }

export function pageCalled(text: string): PageName {
  const [, name = '', filters] = new RegExp(`^(${PAGE})(?: with (${FILTERS}))?$`).exec(text) ?? []
  const [, kind = '', one = ''] = /^(.*) "(.*)"$/.exec(name) ?? []
  const path = (to: LocalPath) => {
    const routeId = PAGES.get(name)
    if (routeId !== undefined) return to(routeId)
    return PAGES_OF[kind]?.(to, one) ?? assert.fail(`no page is called ${text}`)
  }
  return { pathIn: (to) => path(to) + (filters === undefined ? '' : queryOf(filters)) }
}

defineParameterType({
  name: 'page',
  regexp: new RegExp(`${PAGE}(?: with ${FILTERS})?`),
  transformer: pageCalled,
})

defineParameterType({ name: 'filters', regexp: new RegExp(FILTERS), transformer: queryOf })
