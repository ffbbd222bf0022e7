// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListChoices } from '#ui/data-table/list-choices.tsx'
import hidden from '#ui/shared/visually-hidden.module.css'
import type { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it.each([
  [true, ['/en/infocenter?trace=%23 1']],
  [false, []],
])(
  'a list links to the trace of its search term only if its numbers can be traced: %s',
  async (isTraced, links) => {
    const definition = { routeId: 'orderhistory', name: 'orders', isTraced }
    const model = { definition, url: { term: '# 1' }, isNarrowed: false, total: 1 }
    await renderPage(<ListChoices model={model as unknown as ListViewModel<unknown>} onChange={() => {}} />, {
      shop: await loggedInShop('full'),
    })
    const hrefs = screen.queryAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''))
    expect(hrefs).toEqual(links)
  },
)

it.each([
  [0, true],
  [1, false],
])('the count of %s rows is hidden visually, because a message replaces it: %s', async (total, isHidden) => {
  const definition = { routeId: 'orderhistory', name: 'orders' }
  const model = { definition, url: {}, choices: [], links: { reset: '' }, isNarrowed: true, total }
  await renderPage(<ListChoices model={model as unknown as ListViewModel<unknown>} onChange={() => {}} />)
  expect(screen.getByRole('status').classList.contains(hidden.hidden ?? '')).toBe(isHidden)
})
