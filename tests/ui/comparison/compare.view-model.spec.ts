import { expect, it } from 'vitest'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { EVERYTHING } from '#application/search/results-url.ts'
import type { Shop } from '#ui/composition/shop.tsx'
import { CompareButtonViewModel } from '#ui/comparison/compare-button.view-model.ts'
import { CompareViewModel } from '#ui/comparison/compare.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

async function slugsOf(shop: Shop, count: number): Promise<string[]> {
  const { result } = await shop.get(ListParts).run({ ...EVERYTHING, categories: ['B11'] })
  return result.products.slice(0, count).map(({ slug }) => slug)
}

function memory(text?: string) {
  const written: string[] = []
  const comparedMemory = {
    recall: () => written.at(-1) ?? text,
    remember: (kept: string) => void written.push(kept),
  }
  return { comparedMemory, written }
}

const keeping = (slugs: readonly string[]) => ({ comparedMemory: memory(slugs.join(',')).comparedMemory })

function buttonFor(shop: Shop, slug: string): CompareButtonViewModel {
  const model = shop.get(CompareButtonViewModel)
  model.offer(slug)
  return model
}

async function comparisonOf(shop: Shop, onlyDifferences = false): Promise<CompareViewModel> {
  const model = shop.get(CompareViewModel)
  model.show({ products: await shop.get(OpenComparison).run(), onlyDifferences })
  return model
}

it('takes an article in and out, and keeps it', async () => {
  const { comparedMemory, written } = memory()
  const shop = anyShop({ comparedMemory })
  const button = buttonFor(shop, 'nw-1-disc')

  button.toggle()
  expect(button).toMatchObject({ isCompared: true, count: 1, isRefused: false })
  button.toggle()
  expect(button).toMatchObject({ isCompared: false, count: 0 })
  expect(written).toEqual(['nw-1-disc', ''])
})

it('refuses the fifth until there is room', () => {
  const { comparedMemory, written } = memory('a,b,c,d')
  const shop = anyShop({ comparedMemory })
  const fifth = buttonFor(shop, 'e')

  fifth.toggle()
  expect(fifth).toMatchObject({ isCompared: false, isRefused: true, count: 4 })
  expect(written).toEqual([])

  buttonFor(shop, 'b').toggle()
  expect(fifth.isRefused).toBe(false)
  fifth.toggle()
  expect(shop.get(ComparedStore).slugs).toEqual(['a', 'c', 'd', 'e'])
})

it('tells all places of a page at once', () => {
  const shop = anyShop()
  const [row, page] = [buttonFor(shop, 'a'), buttonFor(shop, 'a')]
  row.toggle()
  expect(page.isCompared).toBe(true)
})

it('shows them in the order in which they were chosen, again after a reload', async () => {
  const slugs = (await slugsOf(anyShop(), 4)).toReversed()
  const model = await comparisonOf(anyShop(keeping(slugs)))

  expect(model.parts.map(({ slug }) => slug)).toEqual(slugs)
  expect(model.isFull).toBe(true)
})

it.each(['%00,<script>', 'gone-for-good', '../..', ','.repeat(9_000)])(
  'shows nothing for %j',
  async (kept) => {
    const model = await comparisonOf(anyShop(keeping([kept])))
    expect(model.parts).toEqual([])
  },
)

it('leaves out what is gone and shows the rest', async () => {
  const [slug = ''] = await slugsOf(anyShop(), 1)
  const model = await comparisonOf(anyShop(keeping(['gone', slug])))
  expect(model.parts.map((part) => part.slug)).toEqual([slug])
  expect(model.canDiffer).toBe(false)
})

it('removes one and compares the others', async () => {
  const { comparedMemory, written } = memory((await slugsOf(anyShop(), 3)).join(','))
  const model = await comparisonOf(anyShop({ comparedMemory }))
  const [first, ...others] = model.parts.map(({ slug }) => slug)

  model.remove(first!)
  expect(model.parts.map(({ slug }) => slug)).toEqual(others)
  expect(written).toEqual([others.join(',')])
})

it('shows only what differs, as many as it says', async () => {
  const kept = keeping(await slugsOf(anyShop(), 3))
  const all = await comparisonOf(anyShop(kept))
  const differing = await comparisonOf(anyShop(kept), true)

  const rows = [...differing.facts, ...differing.attributes]
  expect(rows.every(({ differs }) => differs)).toBe(true)
  expect(rows).toHaveLength(all.differenceCount)
  expect(all.facts.length + all.attributes.length).toBeGreaterThan(rows.length)
})

it('hides nothing of a single article', async () => {
  const kept = keeping(await slugsOf(anyShop(), 1))
  const model = await comparisonOf(anyShop(kept), true)
  expect(model.attributes.length).toBeGreaterThan(0)
})

it('shows prices to those who see them', async () => {
  const kept = keeping(await slugsOf(anyShop(), 1))
  expect((await comparisonOf(anyShop(kept))).parts[0]?.price).toBeUndefined()
  expect((await comparisonOf(await loggedInShop('noprice', kept))).parts[0]?.price).toBeUndefined()
  expect((await comparisonOf(await loggedInShop('full', kept))).parts[0]?.price?.net.value).toBeGreaterThan(0)
})
