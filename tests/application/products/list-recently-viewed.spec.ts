import { expect, it } from 'vitest'
import { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import type { ViewedParts } from '#application/products/recently-viewed.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'

const part = (slug: string) => ({ slug }) as ViewedPart
const SLUGS = ['b', 'a', 'c']

/** A product page that a customer or a guest opens; earlier views belong to `owner`. */
function opened(slug: string, owner: string | undefined, personId: string | undefined) {
  let retainedViewedParts: ViewedParts = { personId: owner, parts: SLUGS.map(part) }
  const memory = {
    load: () => retainedViewedParts,
    save: (viewed: ViewedParts) => void (retainedViewedParts = viewed),
  }
  const session = { personId } as SessionStore
  const displayedItems = new ListRecentlyViewed({ memory, session }).run(part(slug)).map((each) => each.slug)
  return { shown: displayedItems, kept: retainedViewedParts }
}

it.each([
  ['a guest', undefined, undefined],
  ['a guest who has logged in since', undefined, 'D0100001'],
  ['a customer', 'D0100001', 'D0100001'],
])(
  'returns the parts that %s viewed before the current one, and stores the current one first',
  (_, owner, personId) => {
    const { shown, kept } = opened('a', owner, personId)
    expect(shown).toEqual(['b', 'c'])
    expect(kept).toEqual({ personId, parts: ['a', 'b', 'c'].map(part) })
  },
)

it.each([
  ['a guest', undefined],
  ['another customer', 'D0100002'],
])('clears the parts viewed by the customer when the next visitor is %s', (_, personId) => {
  const { shown, kept } = opened('a', 'D0100001', personId)
  expect(shown).toEqual([])
  expect(kept).toEqual({ personId, parts: [part('a')] })
})
