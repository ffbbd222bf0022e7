import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import { partTypes, type AttributeDefinition } from '#mock-backend/catalogue/part-types.ts'
import shapeMap from '#mock-backend/data/shape-map.json' with { type: 'json' }
import { partViews } from '#mock-backend/drawings/drawings.ts'
import { partDrawing, type PartView } from '#mock-backend/drawings/part-drawing.ts'
import { shapes } from '#mock-backend/drawings/shapes.ts'
import { faultsOf, parseSvg } from './svg-fixture.ts'

const catalogue = createCatalogue({ seed: 1, size: 1_000 })
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const views: readonly PartView[] = ['main', 'main-small', 'side', 'side-small']

test('Something draws each part of the shape map, and each part type', () => {
  const tokens = Object.values(shapeMap.bases).flat()
  expect(tokens.filter((token) => shapes[token] === undefined)).toEqual([])
  expect(partTypes.filter(({ drawing }) => shapes[drawing] === undefined)).toEqual([])
})

test('The drawings of many products of all part types are well-formed, and all of their sizes can be seen', () => {
  const faults = products.flatMap((product) =>
    views.flatMap((view) =>
      faultsOf(partDrawing(product, view) ?? '<svg/>').map((fault) => `${product.sku} ${view}: ${fault}`),
    ),
  )
  expect(new Set(products.map(({ partTypeId }) => partTypeId)).size).toBe(partTypes.length)
  expect(faults).toEqual([])
}, 60_000)

const attributeValue = (attribute: AttributeDefinition) =>
  'step' in attribute
    ? fc.double({ min: attribute.min, max: attribute.max, noNaN: true })
    : fc.constantFrom(...attribute.values)

const anyPart = fc.constantFrom(...partTypes).chain(({ id, attributes }) =>
  fc
    .tuple(
      ...attributes.map((attribute) =>
        fc.tuple(fc.constant(attribute.attributeId), attributeValue(attribute)),
      ),
    )
    .map((values) => ({
      partTypeId: id,
      attributes: values.map(([attributeId, value]) => ({ attributeId, value })),
    })),
)

test('Any combination of the measures that a part type allows can be drawn', () => {
  fc.assert(
    fc.property(anyPart, fc.constantFrom(...views), (part, view) => {
      expect(faultsOf(partDrawing(part, view) ?? '<svg/>')).toEqual([])
    }),
    { numRuns: 600 },
  )
}, 60_000)

test('A part can be drawn whatever its measures say, and whichever are missing', () => {
  const wild = fc.oneof(fc.double(), fc.integer({ min: -10, max: 10_000 }), fc.string())
  fc.assert(
    fc.property(
      fc.constantFrom(...partTypes),
      fc.array(wild),
      fc.constantFrom(...views),
      ({ id, attributes }, values, view) => {
        const some = attributes
          .slice(0, values.length)
          .map(({ attributeId }, place) => ({ attributeId, value: values[place] ?? 1 }))
        expect(partDrawing({ partTypeId: id, attributes: some }, view) ?? '<svg').toMatch(/^<svg/)
      },
    ),
    { numRuns: 600 },
  )
}, 60_000)

test('Words of an attribute are escaped', () => {
  const attributes = [
    { attributeId: 'numberOfPoles', value: 7 },
    { attributeId: 'standardIso', value: '<script>"&\u0001' },
  ]
  const svg = partDrawing({ partTypeId: 'trailer-socket', attributes }, 'main') ?? ''
  expect(parseSvg(svg).querySelector('script')).toBeNull()
  expect(parseSvg(svg).querySelector('text')?.textContent).toBe('<script>"&')
})

test('The same part is drawn the same way', () => {
  for (const product of products.slice(0, 200)) {
    expect(partDrawing(structuredClone(product), 'main')).toBe(partDrawing(product, 'main'))
  }
})

test('Drawings are 4:3, and stay within their sheet', () => {
  for (const product of products.slice(0, 300)) {
    const svg = parseSvg(partDrawing(product, 'main') ?? '')
    expect(svg.getAttribute('viewBox')).toBe('0 0 512 384')
    for (const text of svg.querySelectorAll('text')) {
      expect(Number(text.getAttribute('x'))).toBeGreaterThan(0)
      expect(Number(text.getAttribute('x'))).toBeLessThan(512)
      expect(Number(text.getAttribute('y'))).toBeLessThan(384)
    }
  }
})

test('The large drawing says the measures, the small one does not', () => {
  const disc = products.find(({ partTypeId }) => partTypeId === 'brake-disc')!
  const diameter = disc.attributes.find(({ attributeId }) => attributeId === 'outerDiameter')?.value
  const texts = (view: PartView) => [...parseSvg(partDrawing(disc, view) ?? '').querySelectorAll('text')]
  expect(texts('main').map(({ textContent }) => textContent)).toContain(`Ø ${diameter}`)
  expect(texts('main-small')).toEqual([])
})

test('A part has a side view exactly when it is offered', () => {
  for (const product of products.slice(0, 300)) {
    expect(partDrawing(product, 'side') !== undefined).toBe(partViews(product).includes('side'))
  }
})

test('Two brake discs with other measures look different', () => {
  const part = (outerDiameter: number, numberOfHoles: number) => ({
    partTypeId: 'brake-disc',
    attributes: [
      { attributeId: 'outerDiameter', value: outerDiameter },
      { attributeId: 'numberOfHoles', value: numberOfHoles },
    ],
  })
  expect(partDrawing(part(430, 8), 'main-small')).not.toBe(partDrawing(part(430, 10), 'main-small'))
})
