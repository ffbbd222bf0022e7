import { expect, it } from 'vitest'
import type { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { OpenProduct } from '#application/products/open-product.ts'
import type { FoundVia } from '#domain/products/product.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'

/** OpenProduct with a catalogue whose only part is found by `number`. */
function opening(number: string, foundVia: FoundVia) {
  const searched: string[] = []
  const catalogue: Pick<PartsCatalogue, 'findBySlug' | 'search'> = {
    findBySlug: async () => undefined,
    search: async (term) => {
      searched.push(term)
      const products = term === number ? [anyProduct({ foundVia })] : []
      return { products, categories: [], total: products.length }
    },
  }
  return { searched, open: new OpenProduct({ catalogue: catalogue as PartsCatalogue }) }
}

const REPLACED: FoundVia = { kind: 'replaced', number: '3.61902' }
const MOVED = { kind: 'moved', slug: 'nw-3-61984-brake-disc', replaces: '3.61902' }

it.each(['3-61902', 'nw-3-61902', 'nw-3-61902-brake-disc'])(
  'returns the successor of a replaced part for the slug "%s"',
  async (slug) => {
    expect(await opening('361902', REPLACED).open.run(slug)).toEqual(MOVED)
  },
)

it('returns the current slug for a former slug of a part without a replacement', async () => {
  const { open } = opening('361984', { kind: 'article', number: '3.61984' })

  expect(await open.run('nw-3-61984-disc')).toEqual({ ...MOVED, replaces: undefined })
})

it('searches the slug without hyphens before other spellings', async () => {
  const { open, searched } = opening('1', REPLACED)

  expect(await open.run('nw-3-61902-brake-disc')).toEqual({ kind: 'missing' })
  expect(searched).toEqual(['nw361902brakedisc', '361902'])
})

it('does not open a part that was found only by its name', async () => {
  expect(await opening('brakedisc', { kind: 'name' }).open.run('brake-disc')).toEqual({ kind: 'missing' })
})
