import { expect, it } from 'vitest'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { searchFallbacks } from '#ui/search/search-fallbacks.ts'

const fallbacksFor = (term: string, isLoggedIn: boolean) =>
  searchFallbacks(term, { isLoggedIn } as SessionStore, new SearchModeStore(), new ContentStore())
const kindsFor = (term: string, isLoggedIn: boolean) => fallbacksFor(term, isLoggedIn).map(({ kind }) => kind)

it.each(['T2026-00001', '930121776001', '340123450000000018'])(
  'the fallbacks for %s contain a link to the documents with that number only for customers',
  (number) => {
    expect(kindsFor(number, true)).toContain('document')
    expect(kindsFor(number, false)).not.toContain('document')
  },
)

it('the fallbacks for words contain no link to documents', () => {
  expect(kindsFor('brake pad', true)).not.toContain('document')
})

it('the fallbacks escape the term in their links', () => {
  const [fallback] = fallbacksFor('2026/1 & more', true)
  expect(fallback).toMatchObject({ query: '?trace=2026%2F1%20%26%20more' })
})
