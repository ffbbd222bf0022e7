import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { attributeNamesOf, partTypes, type PartType } from '#mock-backend/catalogue/part-types.ts'
import { categoryPicture, partPicture, partViews } from '#mock-backend/pictures/pictures.ts'

const partWith = ({ id, attributes }: PartType, index: number) => ({
  partTypeId: id,
  attributes: attributes.map((attribute) => ({
    attributeId: attribute.attributeId,
    names: attributeNamesOf(attribute.attributeId),
    value: 'step' in attribute ? attribute.min : (attribute.values[index] ?? attribute.values[0] ?? ''),
  })),
})
const mostLooks = 3
const parts = partTypes.flatMap((partType) =>
  Array.from({ length: mostLooks }, (_, index) => partWith(partType, index)),
)
const partOf = (id: string, index = 0) => parts.filter(({ partTypeId }) => partTypeId === id)[index]!

const { DOMParser } = new JSDOM('').window as Window & typeof globalThis
const rootOf = (svg: string | undefined) =>
  new DOMParser().parseFromString(svg ?? '', 'image/svg+xml').documentElement
const textsOf = (svg: string | undefined) =>
  [...rootOf(svg).querySelectorAll('text')].map(({ textContent }) => textContent)

test('each part type has a well-formed picture in each view', async () => {
  const pictures = await Promise.all(
    parts.flatMap((part) => partViews(part).map(async (view) => [part, view, await partPicture(part, view)])),
  )
  const faultyPictures = pictures.filter(
    ([, , svg]) => rootOf(String(svg)).getAttribute('viewBox') !== '0 0 512 384' || /[{}]/.test(String(svg)),
  )
  expect(faultyPictures).toEqual([])
}, 60_000)

test('there are at least 144 different pictures, of at most 1 MB together', () => {
  const folder = new URL('../../../mock-backend/pictures/', import.meta.url)
  const contents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => readFileSync(new URL(name, folder)))
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex'))
  expect(new Set(hashes).size).toBeGreaterThanOrEqual(144)
  expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1_000_000)
})

test('the large picture contains the dimensions of the part, the small one does not', async () => {
  const disc = partOf('brake-disc')
  expect(textsOf(await partPicture(disc, 'main'))).toEqual(['Ø 375', '34'])
  expect(textsOf(await partPicture(disc, 'main-small'))).toEqual([])
})

test('coupling heads of two colours have different pictures', async () => {
  const [red, yellow] = [partOf('coupling-head', 0), partOf('coupling-head', 1)]
  expect(await partPicture(red, 'main-small')).not.toBe(await partPicture(yellow, 'main-small'))
})

test.each(['brake-disc', 'brake-drum', 'wheel-hub', 'fan-clutch'])(
  'the drawings of a %s contain the number of holes of its attribute',
  async (id) => {
    const part = partOf(id)
    const withHoles = (count: number) => ({
      ...part,
      attributes: part.attributes.map((attribute) =>
        attribute.attributeId === 'numberOfHoles' ? { ...attribute, value: count } : attribute,
      ),
    })
    for (const view of ['main', 'main-small']) {
      const circlesOf = async (count: number) =>
        rootOf(await partPicture(withHoles(count), view)).querySelectorAll('circle').length
      expect((await circlesOf(12)) - (await circlesOf(8)), view).toBe(4)
    }
  },
)

test('the pictures of groups contain no placeholders', async () => {
  const pictures = await Promise.all(['B10', 'B12', 'A10'].map(categoryPicture))
  expect(pictures.join('')).not.toMatch(/[{}]/)
})
