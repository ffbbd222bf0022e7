import { shopContract } from '#contracts/shop.contract.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { newName } from './favourites.probes.ts'
import { cartFor } from './cart.probes.ts'
import { searchResultsWith, skusOf } from './search-results.ts'

const { lineCheck, ownNumbers, currencies, redirects, infocenter } = shopContract

const UNKNOWN = 'qzxqzx-0'

export const quickOrderProbes = probesOf('quickOrder', [
  [
    'INFO-17',
    'Each number of a list has a result: found or unknown.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      const numbers = [
        { lineNo: 1, input: part.sku, quantity: part.packagingAmount },
        { lineNo: 2, input: UNKNOWN, quantity: 1 },
        { lineNo: 7, input: part.sku.toLowerCase(), quantity: part.packagingAmount },
      ]
      const { lines } = await caller.ask(lineCheck.resolve, { numbers })
      assertProbeEqual(
        lines.map(({ lineNo, status, product }) => [lineNo, status, product?.sku ?? null]),
        [
          [1, 'OK', part.sku],
          [2, 'UNKNOWN_NUMBER', null],
          [7, 'OK', part.sku],
        ],
        'lines',
      )
    },
  ],
  [
    'INFO-17',
    'Checking a list adds nothing to the cart.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      const before = await cartFor(caller)
      await caller.ask(lineCheck.resolve, { numbers: [{ lineNo: 1, input: part.sku, quantity: 5 }] })
      assertProbeEqual((await cartFor(caller)).version, before.version, 'version of the cart')
    },
  ],
  [
    'INFO-17',
    'A quantity that is not a full pack is rounded, and the status reports it.',
    async (fixtures) => {
      const part = requireValue(
        (await fixtures.orderable()).find(({ packagingAmount }) => packagingAmount > 1),
        'part that comes in packs',
      )
      const quantity = part.packagingAmount + 1
      const { lines } = await (
        await fixtures.customer()
      ).ask(lineCheck.resolve, { numbers: [{ lineNo: 1, input: part.sku, quantity }] })
      assertProbeEqual(lines[0]?.status, 'QTY_ROUNDED', 'status')
      assertProbeEqual(lines[0]?.requestedQuantity, quantity, 'requestedQuantity')
      assertProbeEqual((lines[0]?.acceptedQuantity ?? 1) % part.packagingAmount, 0, 'rest of a pack')
    },
  ],
])

export const availabilityProbes = probesOf('availability', [
  [
    'INFO-05',
    'Each line lists the stock of its part by warehouse; an unknown number has none.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      const items = [
        { lineNo: 1, input: part.sku, quantity: part.packagingAmount },
        { lineNo: 2, input: UNKNOWN, quantity: 1 },
      ]
      const { lines } = await caller.ask(lineCheck.availability, { items })
      assertProbeEqual([lines[0]?.product?.sku, lines[1]?.status], [part.sku, 'UNKNOWN_NUMBER'], 'lines')
      assertProbe((lines[0]?.locations.length ?? 0) > 0, `${part.sku} is stocked nowhere`)
      assertProbeEqual(lines[1]?.locations.length, 0, 'places of an unknown number')
    },
  ],
  [
    'INFO-05',
    'Availability is for partners: an anonymous visitor is refused.',
    async (fixtures) => {
      const items = [{ lineNo: 1, input: (await fixtures.part()).sku, quantity: 1 }]
      await fixtures.guest.refused(lineCheck.availability, { items }, [401])
    },
  ],
])

export const ownNumbersProbes = probesOf('ownNumbers', [
  [
    'SRCH-12',
    'An own number finds its part in quick order and search, only for its company, until it is removed.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      const number = newName('own').replaceAll(' ', '-')
      const { statuses } = await caller.ask(ownNumbers.save, {
        numbers: [
          { number, sku: part.sku },
          { number: `${number}X`, sku: UNKNOWN },
        ],
      })
      assertProbeEqual(statuses, ['SAVED', 'UNKNOWN_PART'], 'statuses')
      const found = async (searcher = caller) =>
        skusOf((await searchResultsWith(searcher, { term: number })).items)
      assertProbeEqual(await found(), [part.sku], 'parts of the own number')
      assertProbe(
        !(await found(fixtures.guest)).includes(part.sku),
        'a stranger finds the part by the own number',
      )
      const { removed } = await caller.ask(ownNumbers.remove, { numbers: [number] })
      assertProbeEqual(removed, 1, 'removed')
      assertProbe(!(await found()).includes(part.sku), 'the removed number still means the part')
    },
  ],
  [
    'INFO-20',
    'The list of own numbers contains saved ones, and can be searched.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      const number = newName('own').replaceAll(' ', '-')
      const other = newName('other').replaceAll(' ', '-')
      const numbers = [number, other].map((one) => ({ number: one, sku: part.sku }))
      await caller.ask(ownNumbers.save, { numbers })
      const { items } = await caller.ask(ownNumbers.list, { start: 0, length: 10, filter: {}, term: number })
      assertProbeEqual(
        items.map((one) => [one.number, one.article.sku]),
        [[number, part.sku]],
        'own numbers',
      )
      await caller.ask(ownNumbers.remove, { numbers: [number, other] })
    },
  ],
])

export const currenciesProbes = probesOf('currencies', [
  [
    'INFO-08',
    'A chosen currency is kept for the next login; null removes it.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      const { currencies: all, baseCurrency } = await fixtures.guest.ask(currencies.list, undefined, {
        query: { languageID: 'en-GB' },
      })
      const { code } = requireValue(
        all.find((one) => one.code !== baseCurrency),
        'second currency',
      )
      for (const alternativeCurrency of [code, null]) {
        const result = await customer.ask(currencies.set, { alternativeCurrency })
        assertProbeEqual(result.alternativeCurrency, alternativeCurrency, 'answer')
        const { user } = await fixtures.logIn()
        assertProbeEqual(user.alternativeCurrency ?? null, alternativeCurrency, 'currency of the next login')
      }
    },
  ],
  [
    'INFO-08',
    'A currency without a rate is refused.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      await customer.refused(currencies.set, { alternativeCurrency: 'XXX' }, [400, 404, 422])
    },
  ],
])

export const redirectsProbes = probesOf('redirects', [
  [
    'ROUTE-15',
    'A path without a redirect returns null, not an error.',
    async (fixtures) => {
      const { redirect } = await fixtures.guest.ask(redirects.find, undefined, {
        query: { path: '/en/no-such-page-0' },
      })
      assertProbe(redirect === null, 'a path that nobody knows has moved')
    },
  ],
])

export const overviewProbes = probesOf('overview', [
  [
    'INFO-01',
    'The counts of the overview match the lists.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      const { backorderLines, invoices } = await customer.ask(infocenter.overview, {})
      const page = { start: 0, length: 1, filter: {} }
      if (backorderLines !== undefined && (await fixtures.offersCall('backorder.list'))) {
        const { pagination } = await customer.ask(shopContract.backorder.list, page)
        assertProbeEqual(backorderLines.count, pagination.total, 'lines on back order')
      }
      if (invoices !== undefined && (await fixtures.offersCall('invoices.ageing'))) {
        const { buckets } = await customer.ask(shopContract.invoices.ageing, {})
        assertProbeEqual(
          invoices.open,
          buckets.reduce((sum, { count }) => sum + count, 0),
          'open invoices',
        )
      }
    },
  ],
  [
    'INFO-01',
    'The orders of twelve months end with the current month.',
    async (fixtures) => {
      const { ordersPerMonth } = await (await fixtures.customer()).ask(infocenter.overview, {})
      const months = requireValue(ordersPerMonth, 'orders per month').map(({ month }) => month)
      assertProbeEqual([months.length, months.at(-1)], [12, new Date().toISOString().slice(0, 7)], 'months')
      assertProbeEqual(months.toSorted(), months, 'order of the months')
    },
  ],
  [
    'INFO-01',
    'The overview requires a login.',
    (fixtures) => fixtures.guest.refused(infocenter.overview, {}, [401]).then(() => undefined),
  ],
])
