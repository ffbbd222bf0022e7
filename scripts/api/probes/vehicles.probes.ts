import type * as z from 'zod/mini'
import type { ProductPage } from '#contracts/products/product.dto.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import type { ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue, ProbeSkipped } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { searchResultsWith, skusOf } from './search-results.ts'

const { vin, vehicles, search, settings } = shopContract

const UNKNOWN_VIN = 'ZZZ00000000000000'

type Fitting = {
  readonly product: z.infer<typeof ProductPage>
  readonly vehicle: z.infer<typeof ProductPage>['vehicles'][number]
}

/** A part, and a vehicle that the page of the part lists. */
const fitting = (fixtures: ProbeFixtures) =>
  fixtures.once('fitting', async (): Promise<Fitting> => {
    for (const { slug } of await fixtures.parts()) {
      const { product } = await fixtures.guest.ask(shopContract.product.product, { slug })
      const [vehicle] = product?.vehicles ?? []
      if (product && vehicle) return { product, vehicle }
    }
    throw new ProbeSkipped('The server told no part that names a vehicle.')
  })

const detailsOf = async (fixtures: ProbeFixtures) => {
  const { vehicle } = await fitting(fixtures)
  return fixtures.guest.ask(vin.vehicle, { type: vehicle.type, slug: vehicle.slug })
}

export const vehiclesProbes = probesOf('vehicles', [
  [
    'VIN-05',
    'An unknown VIN returns null, not an error.',
    async (fixtures) => {
      const { vehicle } = await fixtures.guest.ask(vin.findVehicle, {
        formValues: [{ name: 'IdentString', value: UNKNOWN_VIN }],
      })
      assertProbe(vehicle === null, `${UNKNOWN_VIN} is a vehicle`)
    },
  ],
  [
    'VIN-05',
    'A known VIN is found, and its vehicle has a page.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      const [remembered] = await customer.ask(search.getVinSuggestions)
      const value = requireValue(fixtures.vin ?? remembered, 'VIN (name one with --vin)')
      const { vehicle } = await customer.ask(vin.findVehicle, {
        formValues: [{ name: 'IdentString', value }],
      })
      const { type, slug } = requireValue(vehicle, `vehicle of ${value}`)
      const page = await customer.ask(vin.vehicle, { type, slug })
      assertProbeEqual(page.vehicle?.slug, slug, 'slug')
    },
  ],
  [
    'PAGE-10',
    'A vehicle of a part has a page with the same data.',
    async (fixtures) => {
      const { vehicle } = await fitting(fixtures)
      const page = await detailsOf(fixtures)
      const facts = (one: { manufacturer: string; series: string; model: string } | null) =>
        one && [one.manufacturer, one.series, one.model]
      assertProbeEqual(facts(page.vehicle), facts(vehicle), 'facts')
    },
  ],
  [
    'PAGE-10',
    'An unknown vehicle returns null, not an error.',
    async (fixtures) => {
      const { vehicle } = await fixtures.guest.ask(vin.vehicle, { type: 'truck', slug: 'no-such-vehicle' })
      assertProbe(vehicle === null, 'an unknown vehicle is known')
    },
  ],
  [
    'PAGE-10',
    'The filter of a vehicle finds a part that lists it.',
    async (fixtures) => {
      const { product, vehicle } = await fitting(fixtures)
      const filter = { vehicle: vehicle.slug }
      const searchResult = await searchResultsWith(fixtures.guest, { term: product.sku, filter })
      assertProbe(
        skusOf(searchResult.items).includes(product.sku),
        `${product.sku} is not found for ${vehicle.slug}`,
      )
      assertProbeEqual(searchResult.vehicle?.slug, vehicle.slug, 'vehicle of the answer')
      const unknown = await searchResultsWith(fixtures.guest, { filter: { vehicle: 'no-such-vehicle' } })
      assertProbe(unknown.vehicle === null, 'an unknown vehicle is not null')
    },
  ],
  [
    'PAGE-10',
    'The groups of a vehicle count the parts that fit it.',
    async (fixtures) => {
      const { vehicle } = await fitting(fixtures)
      const { groups } = await detailsOf(fixtures)
      requireValue(groups[0], 'group of a vehicle')
      for (const { id, count, subGroups } of groups.slice(0, 3)) {
        const filter = { vehicle: vehicle.slug, categories: [id] }
        const { pagination } = await searchResultsWith(fixtures.guest, { length: 1, filter })
        assertProbeEqual(count, pagination.total, `count of the group ${id}`)
        assertProbeEqual(
          subGroups.reduce((sum, one) => sum + one.count, 0),
          count,
          `sum of the sub groups of ${id}`,
        )
      }
    },
  ],
  [
    'PAGE-10',
    'Fits: the response contains the fit of a part; unknown parts are omitted, and for an unknown vehicle all.',
    async (fixtures) => {
      const { product, vehicle } = await fitting(fixtures)
      const skus = [product.sku, 'no-such-part']
      const { parts } = await fixtures.guest.ask(vehicles.partFits, { slug: vehicle.slug, skus })
      assertProbeEqual(skusOf(parts), [product.sku], 'parts')
      assertProbe((parts[0]?.conditions.length ?? 0) > 0, `${product.sku} does not fit ${vehicle.slug}`)
      const none = await fixtures.guest.ask(vehicles.partFits, { slug: 'no-such-vehicle', skus })
      assertProbeEqual(none.parts.length, 0, 'parts of an unknown vehicle')
    },
  ],
  [
    'VIN-03',
    'A stored VIN is first, once, and the history has a limit.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      const vins = ['ZZZ00000000000001', 'ZZZ00000000000002', 'ZZZ00000000000003']
      const add = (vinNumber: string) => customer.ask(search.addVinSuggestion, { limit: 2, vinNumber })
      for (const one of vins) await add(one)
      assertProbeEqual(await add(vins[1] ?? ''), [vins[1], vins[2]], 'answer')
      assertProbeEqual(await customer.ask(search.getVinSuggestions), [vins[1], vins[2]], 'remembered VINs')
    },
  ],
  [
    'VIN-04',
    'The VIN history of an account is separate from that of an anonymous visitor.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      const vinNumber = 'ZZZ00000000000004'
      await customer.ask(search.addVinSuggestion, { limit: 5, vinNumber })
      const { body } = await fixtures.guest.send(search.getVinSuggestions)
      assertProbe(!JSON.stringify(body).includes(vinNumber), 'an anonymous visitor reads the VIN')
    },
  ],
  [
    'HEAD-04',
    'An account without VIN search has no VIN mode.',
    async (fixtures) => {
      for (const { caller } of [await fixtures.account(), ...(await fixtures.others())]) {
        const { vinSearch } = await caller.ask(shopContract.account.getFeatures, {})
        const { mode } = await caller.ask(settings.searchMode)
        if (!vinSearch) assertProbeEqual(mode, 'OE', 'mode without the right')
      }
    },
  ],
])
