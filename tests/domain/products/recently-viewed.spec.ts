import { expect, it } from 'vitest'
import { withViewed } from '#domain/products/recently-viewed.ts'

const part = (slug: string) => ({ slug, sku: slug, name: slug, language: 'en', pictureSrc: '/a.svg' })
const slugs = (parts: readonly { slug: string }[]) => parts.map(({ slug }) => slug)

it('puts the newest viewed product first, without duplicates', () => {
  expect(slugs(withViewed(part('b'), [part('a'), part('b')]))).toEqual(['b', 'a'])
})

it('returns the nine newest viewed products', () => {
  const many = Array.from({ length: 20 }, (_, index) => part(String(index)))
  expect(slugs(withViewed(part('new'), many))).toEqual(['new', '0', '1', '2', '3', '4', '5', '6', '7'])
})
