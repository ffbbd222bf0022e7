/** Page table mistakes that the type check must reject. An accepted mistake makes its `@ts-expect-error` an error. */
import type { PageTable, RoutesOf } from '#domain/pages/page-table.ts'

const page = { path: 'infocenter/canary' } as const
const route = { file: 'canary/canary.route.tsx', layout: 'info-centre' } as const

export const pages = [
  { canary: page },
  // @ts-expect-error a language is missing
  { canary: { path: { de: 'a', en: 'a', fr: 'a', it: 'a', ru: 'a', nl: 'a', pt: 'a' } } },
  // @ts-expect-error an unknown capability
  { canary: { ...page, capability: 'canaries' } },
  // @ts-expect-error an unknown group of the menu
  { canary: { ...page, menu: { group: 'infocenter.canaries', text: 'list.title.orders' } } },
] as const satisfies readonly PageTable[]

export const routes = [
  { canary: route },
  // @ts-expect-error a page without a route
  {},
  // @ts-expect-error no route file
  { canary: { layout: route.layout } },
  // @ts-expect-error a file that is not a route
  { canary: { ...route, file: 'canary/canary.tsx' } },
  // @ts-expect-error no layout
  { canary: { file: route.file } },
] as const satisfies readonly RoutesOf<{ readonly canary: typeof page }>[]
