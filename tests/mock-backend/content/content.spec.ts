import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

const { get } = api(smallBackend())
const content = async (languageID: string) => (await get(`/api/content-data?languageID=${languageID}`)).body

test('The five divisions are sorted, each with its numbers of parts and groups', async () => {
  const { productDivisons, categories } = await content('en-GB')
  expect(productDivisons.map(({ slug }: any) => slug)).toEqual([
    'truck',
    'trailer',
    'bus',
    'van',
    'construction',
  ])
  const ids = categories.map(({ id }: any) => id)
  for (const { productCount, categoryIds } of productDivisons) {
    expect(productCount).toBeGreaterThan(0)
    expect(categoryIds.length).toBeGreaterThan(0)
    expect(ids).toEqual(expect.arrayContaining(categoryIds))
  }
})

test('Groups have two levels, and a main group counts at least as many parts as its sub groups together', async () => {
  const { categories } = await content('de-DE')
  const mains = categories.filter(({ parentId }: any) => parentId === null)
  expect(mains.length).toBeGreaterThan(5)
  expect(categories.map(({ id }: any) => id)).toContain('U23')
  for (const main of mains) {
    const subs = categories.filter(({ parentId }: any) => parentId === main.id)
    const counted = subs.reduce((sum: number, { productCount }: any) => sum + productCount, 0)
    expect(main.productCount).toBeGreaterThanOrEqual(counted)
  }
  const orphans = categories.filter(
    ({ parentId }: any) => parentId !== null && !mains.some(({ id }: any) => id === parentId),
  )
  expect(orphans).toEqual([])
})

test('The first division has a different name in each of five languages', async () => {
  const nameOf = async (languageID: string) => (await content(languageID)).productDivisons[0].name
  const names = await Promise.all(['de-DE', 'en-GB', 'fr-FR', 'ru-RU', 'pt-BR'].map(nameOf))
  expect(new Set(names).size).toBe(5)
})

test('The content is publicly cacheable', async () => {
  expect((await get('/api/content-data?languageID=de-DE')).headers.get('cache-control')).toMatch(/^public/)
})

test('A language that the shop does not support is rejected', async () => {
  const { status, body } = await get('/api/content-data?languageID=pl-PL')
  expect([status, body.errors[0].pointer]).toEqual([400, '/query/languageID'])
})
