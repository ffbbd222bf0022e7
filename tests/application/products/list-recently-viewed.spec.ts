import { expect, it } from 'vitest'
import { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'

it('gives the parts that were seen before this one, and keeps it in front of them', () => {
  const part = (slug: string) => ({ slug }) as ViewedPart
  let kept: readonly ViewedPart[] = [part('b'), part('a'), part('c')]
  const list = new ListRecentlyViewed({ load: () => kept, save: (parts) => void (kept = parts) })
  expect(list.run(part('a')).map(({ slug }) => slug)).toEqual(['b', 'c'])
  expect(kept.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})
