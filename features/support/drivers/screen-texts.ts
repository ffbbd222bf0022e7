import type { IntlShape } from 'react-intl'
import type { PricesViewModel } from '#ui/part/prices.view-model.ts'
import type { Money } from '#domain/shared/money.ts'
import type { CategoryGroup, Division } from '#domain/catalogue/content.ts'
import type { Attribute, ProductPrice, ProductSummary } from '#domain/products/product.ts'
import { failureMessage } from '#ui/cart/page/failure-message.ts'
import type { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import type { SearchViewModel } from '#ui/search/header/search.view-model.ts'
import { formatMoney } from '#ui/part/format-money.ts'
import type { ProductViewModel } from '#ui/products/page/product.view-model.ts'
import type { Screen } from './open-screen.ts'

/** Counts carry no unit. */
const PIECES = 'C62'

type Lines = {
  readonly divisions: readonly string[]
  readonly groups: readonly string[]
  readonly parts: readonly string[]
}

export function linesOnScreen(screen: Screen): Lines {
  const namesOf = (named: readonly (Division | CategoryGroup)[]) => named.map(({ name }) => name)
  const partsOf = (parts: readonly ProductSummary[]) => parts.map(({ sku, name }) => `${sku} ${name}`)
  const nothing = { divisions: [], groups: [], parts: [] }
  switch (screen.kind) {
    case 'home':
      return {
        divisions: namesOf(screen.model.divisions),
        groups: namesOf(screen.model.groups.shown),
        parts: partsOf(screen.model.promotions),
      }
    case 'divisions':
      return { ...nothing, divisions: namesOf(screen.model.divisions) }
    case 'division':
    case 'categories':
      return { ...nothing, groups: namesOf(screen.model.groups) }
    case 'results':
      return { ...nothing, parts: partsOf(screen.model.parts) }
    default:
      return nothing
  }
}

/** What a page says, as far as scenarios ask for it. */
export function textsOnScreen(screen: Screen, intl: IntlShape, prices: PricesViewModel): readonly string[] {
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  switch (screen.kind) {
    case 'home':
      return screen.model.partnerName === undefined
        ? []
        : [text('home.welcome', { name: screen.model.partnerName })]
    case 'login':
      return screen.isAskedTo ? [text('addresses.pleaseLogin')] : []
    case 'results': {
      const { model } = screen
      return [
        ...(model.term === undefined ? [] : [text('results.ofTerm', { term: model.term })]),
        text('catalogue.articles', { count: model.total }),
        ...(model.total === 0 ? [text('results.nothing.title')] : []),
        ...(model.total === 0 && model.nothingFound !== undefined
          ? [text(`results.nothing.${model.nothingFound}`, { term: model.term ?? '' })]
          : []),
        ...model.parts.flatMap((part) => partTexts(part, intl, prices)),
      ]
    }
    case 'product':
      return productTexts(screen.model, intl, prices)
    case 'cart':
      return cartTexts(screen.model, intl, prices)
    default:
      return []
  }
}

/** What a page says in answer to what was done on it. */
export function toldOnScreen(screen: Screen, intl: IntlShape): readonly string[] {
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  if (screen.kind === 'login') {
    const { messageId, waitSeconds, resetMessageId } = screen.model
    return [
      ...(messageId ? [text(messageId, { seconds: waitSeconds })] : []),
      ...(resetMessageId ? [text(resetMessageId)] : []),
    ]
  }
  if (screen.kind !== 'cart') return []
  const { failure, lines } = screen.model
  return [
    ...(failure ? [text(failureMessage(failure.why))] : []),
    ...lines.flatMap(({ notice, unsaved, gaveWay }) => [
      ...(gaveWay ? [text('cart.line.gaveWay', gaveWay)] : []),
      ...(notice ? [text(notice.messageId, { quantity: notice.quantity })] : []),
      ...(unsaved?.quantity === undefined ? [] : [text('cart.line.unsaved', { quantity: unsaved.quantity })]),
    ]),
  ]
}

/** What the drop-down of the search says, while it is open. */
export function textsOfSearch(
  search: SearchViewModel,
  intl: IntlShape,
  prices: PricesViewModel,
): readonly string[] {
  if (!search.isOpen) return []
  const text = (id: string) => intl.formatMessage({ id })
  if (search.state === 'error') return [text('search.failed.title'), text('search.failed.text')]
  if (!search.found) return []
  return [
    ...(search.parts.length === 0 ? [text('search.noProducts')] : []),
    ...(search.groups.length === 0 ? [text('search.noGroups')] : []),
    ...search.parts.flatMap((part) => partTexts(part, intl, prices)),
    ...search.parts
      .filter(({ slug }) => search.isUnfolded(slug))
      .flatMap(({ keyAttributes, mainOe }) => [
        ...keyAttributes.map((attribute) => attributeText(attribute, intl)),
        ...(mainOe ? [text('product.mainOe')] : []),
      ]),
  ]
}

/** As the component for prices shows it. */
const amountTexts = (amount: Money | undefined, intl: IntlShape, { areVisible }: PricesViewModel) =>
  amount && areVisible ? [formatMoney(intl, amount)] : []

const priceTexts = (price: ProductPrice | undefined, intl: IntlShape, prices: PricesViewModel) =>
  [price?.net, price?.promotion?.regular, price?.list].flatMap((amount) => amountTexts(amount, intl, prices))

function partTexts(
  { sku, name, foundVia, price }: ProductSummary,
  intl: IntlShape,
  prices: PricesViewModel,
): readonly string[] {
  const tells = foundVia?.number !== undefined && foundVia.kind !== 'article' && foundVia.kind !== 'name'
  const via = tells
    ? intl.formatMessage({ id: `foundVia.${foundVia.kind}` }, { number: foundVia.number })
    : ''
  const maker = foundVia?.manufacturer
  return [
    `${sku} ${name}`,
    maker === undefined ? via : intl.formatMessage({ id: 'foundVia.ofMaker' }, { via, maker }),
    ...priceTexts(price, intl, prices),
  ]
}

function productTexts(
  { product, offer, attributes }: ProductViewModel,
  intl: IntlShape,
  prices: PricesViewModel,
): readonly string[] {
  if (!product) return []
  const { addToCart, isLoggedIn, canAdd, price, pricesAre } = offer
  const { availability } = product
  return [
    `${product.sku} ${product.name}`,
    product.manufacturer,
    ...product.replaces,
    ...product.crossReferences.map(({ referenceNo, manufacturer }) => `${referenceNo} ${manufacturer}`),
    ...attributes.map((attribute) => attributeText(attribute, intl)),
    ...product.vehicles.map(({ model }) => model),
    ...priceTexts(price, intl, prices),
    ...(price?.coreDeposit
      ? [intl.formatMessage({ id: 'product.coreDeposit' }, { amount: formatMoney(intl, price.coreDeposit) })]
      : []),
    ...(isLoggedIn && pricesAre !== 'shown'
      ? [intl.formatMessage({ id: `product.prices.${pricesAre}` })]
      : []),
    ...(isLoggedIn && !canAdd ? [intl.formatMessage({ id: 'addToCart.readOnly' })] : []),
    ...(isLoggedIn && availability?.status === 'available'
      ? [
          intl.formatMessage(
            { id: 'availability.available.pieces' },
            { quantity: availability.quantity ?? 0 },
          ),
        ]
      : []),
    addToCart.typed,
  ]
}

function cartTexts(model: CartViewModel, intl: IntlShape, prices: PricesViewModel): readonly string[] {
  const { lines, pieces, total } = model
  return [
    ...(model.isEmpty ? [intl.formatMessage({ id: 'cart.empty.title' })] : []),
    ...(model.marks.count > 0
      ? [intl.formatMessage({ id: 'cart.marked' }, { count: model.marks.count })]
      : []),
    ...(model.removedCount > 0
      ? [intl.formatMessage({ id: 'cart.removed' }, { count: model.removedCount })]
      : []),
    ...(model.isStale
      ? [intl.formatMessage({ id: model.isMissing ? 'cart.missing.title' : 'cart.stale.title' })]
      : []),
    intl.formatMessage({ id: 'cart.count' }, { lines: lines.length, pieces }),
    ...lines.flatMap(({ coreDeposit, note, line }) => [
      note,
      ...amountTexts(line.unitPrice, intl, prices),
      ...(coreDeposit && prices.areVisible
        ? [
            intl.formatMessage({ id: 'order.coreDeposit' }, { number: line.articleNo }),
            formatMoney(intl, coreDeposit.total),
          ]
        : []),
      ...(line.isOrderable ? [] : [intl.formatMessage({ id: 'cart.line.notOrderable' })]),
    ]),
    ...amountTexts(total, intl, prices),
  ]
}

function attributeText({ name, value, unit }: Attribute, intl: IntlShape): string {
  const amount = typeof value === 'number' ? intl.formatNumber(value) : value
  const isCounted = unit === undefined || unit === PIECES
  return `${name} ${amount} ${isCounted ? '' : intl.formatMessage({ id: `unit.${unit}` })}`
}
