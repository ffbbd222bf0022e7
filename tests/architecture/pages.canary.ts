/** Mistakes of page tables that the type check must refuse: an accepted one leaves its directive unused, which is an error. */
import type { PageTable } from '#domain/pages/page-table.ts'

const page = { path: 'infocenter/canary', file: 'canary/canary.route.tsx', layout: 'info-centre' } as const

export const canaries = [
  { canary: page },
  // @ts-expect-error no route file
  { canary: { path: page.path, layout: page.layout } },
  // @ts-expect-error a file that is no route
  { canary: { ...page, file: 'canary/canary.tsx' } },
  // @ts-expect-error a language is missing
  { canary: { ...page, path: { de: 'a', en: 'a', fr: 'a', it: 'a', ru: 'a', nl: 'a', pt: 'a' } } },
  // @ts-expect-error no layout
  { canary: { path: page.path, file: page.file } },
  // @ts-expect-error an unknown capability
  { canary: { ...page, capability: 'canaries' } },
  // @ts-expect-error an unknown group of the menu
  { canary: { ...page, menu: { group: 'infocenter.canaries', text: 'list.title.orders' } } },
] as const satisfies readonly PageTable[]
