import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { comparedCookie } from '#application/comparison/compared-cookie.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { CompareButtonViewModel } from '#ui/comparison/compare-button.view-model.ts'
import { CompareViewModel } from '#ui/comparison/compare.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

async function slugsOf(shop: Container, count: number): Promise<string[]> {
  const { result } = await shop.get(ListParts).run({ ...UNFILTERED, categories: ['B11'] })
  return result.products.slice(0, count).map(({ slug }) => slug)
}

/** The cookies of a visitor with compared parts. */
const keeping = (slugs: readonly string[]) => ({
  cookieJar: new RequestCookieJar(`__Host-compared=${encodeURIComponent(slugs.join(','))}`),
})

function buttonFor(shop: Container, slug: string): CompareButtonViewModel {
  const model = shop.get(CompareButtonViewModel)
  model.offer(slug)
  return model
}

async function comparisonOf(shop: Container, onlyDifferences = false): Promise<CompareViewModel> {
  const model = shop.get(CompareViewModel)
  model.show({ products: await shop.get(OpenComparison).run(), onlyDifferences })
  return model
}

it('the comparison adds and removes a product, and stores the choice', async () => {
  const cookieJar = new RequestCookieJar(null)
  const shop = anyShop({ cookieJar })
  const button = buttonFor(shop, 'nw-1-disc')

  button.toggle()
  expect(button).toMatchObject({ slug: 'nw-1-disc', isCompared: true, count: 1, isRejected: false })
  expect(cookieJar.read(comparedCookie)).toEqual(['nw-1-disc'])
  button.toggle()
  expect(button).toMatchObject({ isCompared: false, count: 0 })
  expect(cookieJar.read(comparedCookie)).toBeUndefined()
})

it('the comparison rejects the fifth product until there is space', () => {
  const { cookieJar } = keeping(['a', 'b', 'c', 'd'])
  const shop = anyShop({ cookieJar })
  const fifth = buttonFor(shop, 'e')

  fifth.toggle()
  expect(fifth).toMatchObject({ isCompared: false, isRejected: true, count: 4 })
  expect(cookieJar.setCookieLines).toEqual([])

  buttonFor(shop, 'b').toggle()
  expect(fifth.isRejected).toBe(false)
  fifth.toggle()
  expect(shop.get(ComparedStore).slugs).toEqual(['a', 'c', 'd', 'e'])
})

it('the comparison button notifies its observers when its product is rejected, and when it gets another product', () => {
  const shop = anyShop(keeping(['a', 'b', 'c', 'd']))
  const model = buttonFor(shop, 'e')
  const observed: boolean[] = []
  autorun(() => observed.push(model.isRejected))
  model.toggle()
  model.offer('f')
  expect(observed).toEqual([false, true, false])
})

it('the comparison updates all comparison buttons of a page', () => {
  const shop = anyShop()
  const [row, page] = [buttonFor(shop, 'a'), buttonFor(shop, 'a')]
  row.toggle()
  expect(page.isCompared).toBe(true)
})

it('the comparison shows products in the sequence of choice, even after a reload', async () => {
  const slugs = (await slugsOf(anyShop(), 4)).toReversed()
  const model = await comparisonOf(anyShop(keeping(slugs)))

  expect(model.parts.map(({ slug }) => slug)).toEqual(slugs)
  expect(model.isFull).toBe(true)
})

it.each(['%00,<script>', 'gone-for-good', '../..', ','.repeat(9_000)])(
  'the comparison shows nothing for the invalid choice %j',
  async (storedChoice) => {
    const model = await comparisonOf(anyShop(keeping([storedChoice])))
    expect(model.parts).toEqual([])
  },
)

it('the comparison omits products that no longer exist', async () => {
  const [slug = ''] = await slugsOf(anyShop(), 1)
  const model = await comparisonOf(anyShop(keeping(['gone', slug])))
  expect(model.parts.map((part) => part.slug)).toEqual([slug])
  expect(model.canDiffer).toBe(false)
})

it('a product can be removed from the comparison, and the others remain', async () => {
  const { cookieJar } = keeping(await slugsOf(anyShop(), 3))
  const model = await comparisonOf(anyShop({ cookieJar }))
  const [first, ...others] = model.parts.map(({ slug }) => slug)

  model.remove(first!)
  expect(model.parts.map(({ slug }) => slug)).toEqual(others)
  expect(cookieJar.read(comparedCookie)).toEqual(others)
})

it('the comparison shows only differing rows on request, and their number equals the displayed count', async () => {
  const shopOptions = keeping(await slugsOf(anyShop(), 3))
  const all = await comparisonOf(anyShop(shopOptions))
  const differing = await comparisonOf(anyShop(shopOptions), true)

  const rows = [...differing.facts, ...differing.attributes]
  expect(rows.every(({ differs }) => differs)).toBe(true)
  expect(rows).toHaveLength(all.differenceCount)
  expect(all.facts.length + all.attributes.length).toBeGreaterThan(rows.length)
})

it('the comparison hides no row if only one product is chosen', async () => {
  const shopOptions = keeping(await slugsOf(anyShop(), 1))
  const model = await comparisonOf(anyShop(shopOptions), true)
  expect(model.attributes.length).toBeGreaterThan(0)
})

it('the comparison shows prices to users who may see them', async () => {
  const shopOptions = keeping(await slugsOf(anyShop(), 1))
  expect((await comparisonOf(anyShop(shopOptions))).parts[0]?.price).toBeUndefined()
  expect((await comparisonOf(await loggedInShop('noprice', shopOptions))).parts[0]?.price).toBeUndefined()
  expect(
    (await comparisonOf(await loggedInShop('full', shopOptions))).parts[0]?.price?.net.minor,
  ).toBeGreaterThan(0)
})
