import { expect, it } from 'vitest'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { detoursFor } from '#ui/search/detours.ts'

const kindsFor = (term: string, isLoggedIn: boolean) =>
  detoursFor(term, { isLoggedIn } as SessionStore, new SearchModeStore(), new ContentStore()).map(
    ({ kind }) => kind,
  )

it.each(['T2026-00001', '930121776001', '340123450000000018'])(
  'leads customers from %s to the documents of that number',
  (number) => {
    expect(kindsFor(number, true)).toContain('document')
    expect(kindsFor(number, false)).not.toContain('document')
  },
)

it('leads nobody from words to documents', () => {
  expect(kindsFor('brake pad', true)).not.toContain('document')
})

it('takes the number along, whatever is in it', () => {
  const [detour] = detoursFor(
    '2026/1 & more',
    { isLoggedIn: true } as SessionStore,
    new SearchModeStore(),
    new ContentStore(),
  )
  expect(detour).toMatchObject({ query: '?trace=2026%2F1%20%26%20more' })
})
