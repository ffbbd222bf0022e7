import { expect, test } from 'vitest'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { dayOf, isoDay } from '#mock-backend/calendar/calendar.ts'
import { workdayFrom } from '#mock-backend/calendar/holidays.ts'
import { availability } from '#mock-backend/products/availability.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, germany, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const assortment = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))

function find(matches: (candidate: CatalogueProduct) => boolean): CatalogueProduct {
  const foundProduct = assortment.find(matches)
  if (foundProduct === undefined) throw new Error('No such product in the test assortment')
  return foundProduct
}

const backend = smallBackend({ clock: () => Date.UTC(2026, 10, 20) })
const { post, login } = api(backend)
const page = async (slug: string, caller: object = anonymous) =>
  (await post('/api/products/product/', { ...caller, slug })).body.product

test('An unknown slug returns null', async () => {
  expect(await page('no-such-part')).toBeNull()
})

test('Every fourth product can be opened, each by one of three kinds of users', async () => {
  const callers = [
    anonymous,
    { token: await login('full@demo.test'), languageID: 'ru-RU', countryID: 'KZ' },
    { token: await login('export@demo.test'), languageID: 'pt-BR', countryID: 'BR' },
  ]
  // every fourth product is sufficient, because part types repeat; the caller alternates
  for (const [index, { slug, sku }] of assortment.filter((_, index) => index % 4 === 0).entries()) {
    expect(await page(slug, callers[index % callers.length])).toMatchObject({ slug, sku })
  }
})

test('Alternatives have another brand, and the same type and measures', async () => {
  const pages = await Promise.all(assortment.slice(0, 100).map(({ slug }) => page(slug)))
  const withAlternatives = pages.filter(({ alternatives }) => alternatives.length > 0)
  expect(withAlternatives.length).toBeGreaterThan(0)
  for (const { manufacturer, name, attributes, alternatives } of withAlternatives) {
    for (const alternative of alternatives) {
      expect(alternative.manufacturer).not.toBe(manufacturer)
      const { discontinued, replacedBy, ...other } = await page(alternative.slug)
      expect([discontinued, replacedBy]).toEqual([false, null])
      expect(other).toMatchObject({ name, attributes })
    }
  }
})

test('Names are in the requested language', async () => {
  const { slug, names } = find(({ names: { de, 'pt-BR': pt, ru } }) => new Set([de, pt, ru]).size === 3)
  for (const [languageID, name] of [
    ['de-DE', names.de],
    ['pt-BR', names['pt-BR']],
    ['ru-RU', names.ru],
  ]) {
    const product = await page(slug, { ...anonymous, languageID })
    expect(product.name).toBe(name)
    expect(product.image.alt).toBe(name)
  }
})

test('Without a promotion, a net price is the list price minus the discount of the account', async () => {
  const { slug, listPrice } = find(({ promotion }) => promotion === undefined)
  const product = await page(slug, { token: await login('full@demo.test'), ...germany })
  const { price, listPrice: list, discountPercent, promotion } = product.pricePackage
  expect(promotion).toBeUndefined()
  expect(list).toEqual({ value: listPrice.amount / 100, currency: { code: 'EUR' } })
  expect(discountPercent).toBe(32)
  expect(Math.round(price.value * 100)).toBe(Math.floor((listPrice.amount * 68 + 50) / 100))
})

test('A promotion is subtracted in addition to the discount of the account, until the end of the month', async () => {
  const { slug, listPrice, promotion } = find((product) => product.promotion !== undefined)
  const promoted = await page(slug, { token: await login('full@demo.test'), ...germany })
  const { price, discountPercent, promotion: shownPromotion } = promoted.pricePackage
  const regular = Math.floor((listPrice.amount * 68 + 50) / 100)
  const percent = promotion?.discountPercent ?? 0
  expect(percent).toBeGreaterThan(0)
  expect(discountPercent).toBe(32)
  expect(shownPromotion).toMatchObject({ percent, regularPrice: { value: regular / 100 } })
  expect(Math.round(price.value * 100)).toBe(Math.floor((regular * (100 - percent) + 50) / 100))
  expect(promoted.pricePackage.scale[0]?.price ?? price).toEqual(price)
  const dayAfter = new Date(Date.parse(shownPromotion.until) + 86_400_000)
  expect(dayAfter.getUTCDate()).toBe(1)
})

test('A Brazilian customer gets prices in reais', async () => {
  const { slug, listPrice } = find(({ promotion }) => promotion === undefined)
  const { pricePackage } = await page(slug, { token: await login('export@demo.test'), ...germany })
  expect(pricePackage.listPrice).toEqual({
    value: Math.floor((listPrice.amount * 620 + 50) / 100) / 100,
    currency: { code: 'BRL' },
  })
})

test('A part on order has the date of its next delivery, a part in stock has its quantity', async () => {
  const token = await login('full@demo.test')
  const stockOf = async ({ slug }: CatalogueProduct) => (await page(slug, { token, ...germany })).availability
  const coming = find(({ stock }) => stock.quantity === 0 && stock.replenishmentDays !== undefined)
  const day = workdayFrom(dayOf(Date.UTC(2026, 10, 20)) + (coming.stock.replenishmentDays ?? 0), 'DE')
  expect(await stockOf(coming)).toEqual({ status: 'ON_ORDER', quantity: 0, nextDate: isoDay(day) })
  const plenty = find(({ stock }) => stock.quantity > 100)
  expect(await stockOf(plenty)).toMatchObject({ status: 'AVAILABLE', quantity: plenty.stock.quantity })
})

test('No delivery arrives on a weekend or at Christmas', () => {
  const now = Date.UTC(2026, 11, 20)
  const days = Array.from({ length: 8 }, (_, replenishmentDays) => {
    const { nextDate } = availability({ quantity: 0, replenishmentDays }, now)
    return Number(nextDate?.slice(8))
  })
  expect(days).toEqual([21, 21, 22, 23, 24, 28, 28, 28])
})

test('A replaced part contains its successor', async () => {
  const replaced = find(({ replacedBy }) => replacedBy !== undefined)
  const next = catalogue.findBySku(replaced.replacedBy ?? '')
  expect((await page(replaced.slug)).replacedBy).toEqual({
    sku: next?.sku,
    slug: next?.slug,
    name: next?.names.de,
  })
})

test('The fitting vehicles are listed with their conditions in the requested language', async () => {
  const restricted = find(({ fitments }) =>
    fitments.some(({ restriction }) => restriction?.kind === 'upToChassis'),
  )
  const { vehicles } = await page(restricted.slug, { ...anonymous, languageID: 'en-GB' })
  expect(vehicles.length).toBeGreaterThan(0)
  expect(vehicles.map((vehicle: any) => vehicle.restriction)).toContainEqual(
    expect.stringMatching(/^up to chassis no\. \S+$/),
  )
})

test('The manufacturers are the house brands', async () => {
  const brands = await Promise.all(
    assortment.map(({ slug }) => page(slug).then(({ manufacturer }) => manufacturer)),
  )
  expect(new Set(brands)).toEqual(new Set(['Northwain', 'Sarvo']))
})

test('Each picture and document of every tenth product exists', async () => {
  for (const { slug } of assortment.filter((_, index) => index % 10 === 0)) {
    const { image, images, documents } = await page(slug)
    expect(images.length).toBeGreaterThanOrEqual(2)
    const targets = [
      image.src,
      ...images.map(({ src }: any) => src),
      ...documents.map(({ href }: any) => href),
    ]
    for (const target of targets) {
      expect((await backend.respond(new Request(`http://api.test${target}`))).status, target).toBe(200)
    }
  }
})
