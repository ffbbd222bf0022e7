import { expect, it } from 'vitest'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { ViewedParts } from '#application/products/recently-viewed.port.ts'
import { ViewedPartsViewModel } from '#ui/products/page/viewed-parts.view-model.ts'
import { anyProduct } from '../../../fixtures/product.fixture.ts'

function device() {
  let retainedViewedParts: ViewedParts = { parts: [] }
  const memory = {
    load: () => retainedViewedParts,
    save: (viewed: ViewedParts) => void (retainedViewedParts = viewed),
  }
  return (language: LanguageCode) =>
    new ViewedPartsViewModel({
      lookBack: new ListRecentlyViewed({ memory, session: { user: undefined } as SessionStore }),
      place: new LocaleStore({ language, countryId: 'DE' }, { user: undefined }),
    })
}

const DISC = anyProduct()
const DRUM = anyProduct({ sku: '4.1', slug: 'nw-4-1', name: 'Brake drum' })

it('the product page shows the recently viewed products without the current one', () => {
  const pageIn = device()
  const first = pageIn('en')
  first.look(DISC)
  expect(first.parts).toEqual([])
  const second = pageIn('en')
  expect(second.parts).toEqual([])
  second.look(DRUM)
  const { slug, sku, name, picture } = DISC
  expect(second.parts).toEqual([{ slug, sku, name, pictureSrc: picture.src }])
})

it('a recently viewed product shows no name that was stored in another language', () => {
  const pageIn = device()
  pageIn('de').look(DISC)
  const page = pageIn('en')
  page.look(DRUM)
  expect(page.parts).toMatchObject([{ sku: DISC.sku, name: undefined }])
})
