import { expect, it } from 'vitest'
import type { FittingVehicle, Product } from '#domain/products/product.ts'
import { ProductViewModel, VEHICLES_SHOWN } from '#ui/products/page/product.view-model.ts'
import { anyProduct } from '../../../fixtures/product.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

function pageOf(change: Partial<Product> = {}): ProductViewModel {
  const model = anyShop().get(ProductViewModel)
  model.show(anyProduct(change), 'https://shop.test/en/products/nw-3-61984-brake-disc')
  return model
}

const vehicle = (manufacturer: string, model: string): FittingVehicle => ({
  slug: model,
  type: 'truck',
  manufacturer,
  series: 'TGX',
  model,
  yearFrom: 2007,
  engineCode: 'D2066',
  axleConfigurations: ['4x2'],
})

it('the product page links to the groups of the product', () => {
  expect(pageOf().trail).toEqual([
    { name: 'Brake system', query: '?categories=B10' },
    { name: 'Disc brake', query: '?categories=B11' },
  ])
})

it('the product page omits the small drawing of lists if there are other pictures', () => {
  expect(pageOf().pictures.map(({ src }) => src)).toEqual(['/media/disc.svg'])
})

it('the product page shows the small drawing of lists if there is no other picture', () => {
  const { picture } = anyProduct()
  const model = pageOf({ pictures: [picture] })

  expect(model.pictures).toEqual([picture])
  expect(model.picture).toEqual(picture)
  expect(pageOf({ pictures: [] }).picture).toEqual(picture)
})

it('the product page shows the chosen picture', () => {
  const pictures = ['a', 'b'].map((src) => ({ src, alt: src }))
  const model = pageOf({ pictures })
  model.showView(1)

  expect(model.picture?.src).toBe('b')
})

it('the product page shows a filter for more than ten reference numbers', () => {
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      referenceNo: `81.5080${index}`,
      manufacturer: 'MAN',
      kind: 'oe' as const,
    }))
  expect(pageOf({ crossReferences: numbers(10) }).canFilterReferences).toBe(false)

  const model = pageOf({ crossReferences: numbers(11) })
  expect(model.canFilterReferences).toBe(true)
  model.filterReferences('815080-10')
  expect(model.referenceGroups).toEqual([
    { maker: 'MAN', references: [{ number: '81.508010', maker: 'MAN' }] },
  ])
})

it('the product page truncates a long list of vehicles until the user expands it', () => {
  const vehicles = Array.from({ length: 23 }, (_, index) => vehicle(index < 20 ? 'MAN' : 'DAF', `M${index}`))
  const model = pageOf({ vehicles })

  expect(model.vehicles(false)).toHaveLength(VEHICLES_SHOWN)
  expect(model.vehicles(true)).toHaveLength(23)
  expect(model).toMatchObject({ vehicleCount: 23, vehicleMakerCount: 2 })
})

it.each([-3, 1e9, 2.5])('the product page rounds down and clamps the quantity %d in the URL', (quantity) => {
  const model = anyShop().get(ProductViewModel)
  model.show(anyProduct(), 'https://shop.test/', quantity)
  expect(model.offer.addToCart.quantity).toBe({ [-3]: 1, [1e9]: 99_999, [2.5]: 2 }[quantity])
})

it('the product page is empty before a product is set', () => {
  const model = anyShop().get(ProductViewModel)
  expect(model).toMatchObject({
    address: '',
    referenceFilter: '',
    pictures: [],
    picture: undefined,
    trail: [],
    attributes: [],
    referenceCount: 0,
    referenceGroups: [],
    alternatives: [],
    vehicleCount: 0,
    vehicleMakerCount: 0,
    isLoggedIn: false,
  })
  expect([model.vehicles(false), model.vehicles(true)]).toEqual([[], []])
})

it('the product page starts with the quantity of the URL, and retains the typed one on a reload', async () => {
  const model = (await loggedInShop('full')).get(ProductViewModel)
  expect(model.isLoggedIn).toBe(true)
  model.show(anyProduct(), 'https://shop.test/', 4)
  expect(model.offer.quantity).toBe(4)
  model.show(anyProduct(), 'https://shop.test/', 9)
  expect(model.offer.quantity).toBe(4)
  expect(pageOf().offer.quantity).toBe(1)
})
