// @vitest-environment jsdom
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SessionStore } from '#application/session/session.store.ts'
import { AttributeValue } from '#ui/part/attribute-value.tsx'
import { Availability, AvailabilityNote } from '#ui/part/availability.tsx'
import { FoundVia } from '#ui/part/found-via.tsx'
import { Price, IfPricesVisible } from '#ui/part/price.tsx'
import { PriceNotes } from '#ui/part/price-notes.tsx'
import { PromotionTerms } from '#ui/products/page/promotion-terms.tsx'
import { PromotionBadge } from '#ui/part/promotion-badge.tsx'
import { StockForQuantity } from '#ui/part/stock-for-quantity.tsx'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyProduct } from '../../fixtures/product.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const PROMOTION = { percent: 15, regular: euro(12_00), until: '2026-11-30' }

/** A customer who sees prices. */
let shop: Awaited<ReturnType<typeof loggedInShop>>
beforeEach(async () => {
  shop = await loggedInShop('full')
})

async function textOf(page: ReactNode, location: Parameters<typeof renderPage>[1] = {}): Promise<string> {
  const { container } = await renderPage(page, { shop, ...location })
  return (container.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')
}

describe('the availability of a part', () => {
  it.each([
    [{ status: 'available', quantity: 64 }, 'In stock, 64'],
    [{ status: 'available' }, 'In stock'],
    [{ status: 'limited', quantity: 3 }, 'Low stock, 3'],
    [{ status: 'on-order', quantity: 0, nextDate: '2026-11-27' }, 'On order'],
    [{ status: 'none', quantity: 0 }, 'Not available'],
  ] as const)('shows %j as text', async (availability, words) => {
    expect(await textOf(<Availability availability={availability} />)).toBe(words)
  })

  it('includes the quantity with its unit', async () => {
    const one = { status: 'limited', quantity: 1 } as const
    expect(await textOf(<Availability availability={one} inPieces />)).toBe('Low stock, 1 piece')
    const few = { status: 'available', quantity: 1234 } as const
    expect(await textOf(<Availability availability={few} inPieces />, { language: 'ru' })).toBe(
      'В наличии, 1 234 штуки',
    )
  })

  it('shows the day of the next delivery', async () => {
    const availability = { status: 'on-order', quantity: 0, nextDate: '2026-11-27' } as const
    expect(await textOf(<Availability availability={availability} withDate />)).toBe('On order, 27 Nov')
    expect(await textOf(<AvailabilityNote availability={availability} />)).toBe('27 Nov 2026')
  })

  it('shows the next delivery after the stock, or that none is known', async () => {
    const low = { status: 'limited', quantity: 3, nextDate: '2026-11-24' } as const
    expect(await textOf(<AvailabilityNote availability={low} />)).toBe('more on 24 Nov')
    expect(await textOf(<AvailabilityNote availability={{ status: 'none' }} />)).toBe('no date yet')
    const many = { status: 'available', quantity: 64, nextDate: '2026-11-24' } as const
    expect(await textOf(<AvailabilityNote availability={many} />)).toBe('')
  })
})

describe('the price of a part', () => {
  const amount = { minor: 1234_50, currency: 'EUR' }

  it('is hidden with its label, notes and promotion when the user hides prices', async () => {
    const price = anyProduct().price!
    const { container } = await renderPage(
      <>
        <IfPricesVisible>
          Price: <Price amount={amount} />
        </IfPricesVisible>
        <Price amount={amount} />
        <PriceNotes price={price} />
        <PromotionBadge part={{ promotion: true, price: { ...price, promotion: PROMOTION } }} />
      </>,
      { shop },
    )
    expect(container.textContent).toMatch(/Price: €1,234.50.*€1,234.50.*list €218.00.*−15%/)
    act(() => shop.get(SessionStore).hidePrices(true))
    expect(container.textContent).not.toMatch(/\d|Price/)
  })

  it('is formatted in the notation of the language', async () => {
    expect(await textOf(<Price amount={amount} perPiece />)).toBe('€1,234.50 / piece')
    expect(await textOf(<Price amount={amount} perPiece />, { language: 'es' })).toBe('1.234,50 € / unidad')
  })

  it('has the decimal places of its currency', async () => {
    expect(await textOf(<Price amount={{ minor: 1500, currency: 'JPY' }} />)).toBe('JP¥1,500')
    expect(await textOf(<Price amount={{ minor: 1500, currency: 'KWD' }} />)).toBe('KWD 1.500')
  })

  it('is shown with the list price and the first lower price of its scale', async () => {
    const price = anyProduct().price!
    expect(await textOf(<PriceNotes price={price} />)).toBe('list €218.005+ €140.83')
    expect(await textOf(<PriceNotes price={{ net: price.net, scale: price.scale.slice(0, 1) }} />)).toBe('')
  })
})

describe('the reason why a part matches a search', () => {
  const match = { number: '81.50803-0039', manufacturer: 'MAN' }

  it('is shown, with the matching text marked', async () => {
    const { container } = await renderPage(<FoundVia foundVia={{ kind: 'oe', ...match }} term="8150803" />)

    expect(container.textContent).toBe('found via OE 81.50803-0039 (MAN)')
    expect(container.querySelector('mark')?.textContent).toBe('81.50803')
  })

  it.each([
    ['comparable', 'found via 81.50803-0039 (MAN)'],
    ['gtin', 'found via GTIN 81.50803-0039 (MAN)'],
    ['replaced', 'replaces 81.50803-0039 (MAN)'],
    ['article', ''],
    ['name', ''],
  ] as const)('of the kind %s is shown as %j', async (kind, words) => {
    expect(await textOf(<FoundVia foundVia={{ kind, ...match }} term={undefined} />)).toBe(words)
  })
})

describe('an attribute of a part', () => {
  it.each([
    [{ value: 1354, unit: 'MMT' }, '1,354 mm'],
    [{ value: 37.287, unit: 'KGM' }, '37.287 kg'],
    [{ value: 10, unit: 'C62' }, '10'],
    [{ value: 'Front axle' }, 'Front axle'],
    [{ value: 3, unit: 'ZZ' }, '3 ZZ'],
  ] as const)('%j is shown as %s', async (attribute, words) => {
    expect(await textOf(<AttributeValue attribute={attribute} />)).toBe(words)
  })

  it('is formatted in the notation of the language', async () => {
    const attribute = { value: 12.5, unit: 'VLT' }
    expect(await textOf(<AttributeValue attribute={attribute} />, { language: 'ru' })).toBe('12,5 В')
  })
})

it('a negative price is shown with a minus sign, not a hyphen', async () =>
  expect(await textOf(<Price amount={euro(-4_86)} />)).toBe('−€4.86'))

describe('a promotion of a part', () => {
  const promotion = PROMOTION
  const price = { net: euro(10_20), discountPercent: 32, promotion, scale: [] }

  it('shows the percentage of the promotion, not of the account, if the user sees only the net price', async () => {
    expect(await textOf(<PromotionBadge part={{ promotion: true, price }} />)).toBe('−15%')
    expect(await textOf(<PromotionBadge part={{ promotion: true }} />)).toBe('Promotion')
    expect(await textOf(<PromotionBadge part={{ promotion: false, price }} />)).toBe('')
  })

  it('shows the regular price and the last day of the promotion', async () => {
    const terms = await textOf(<PromotionTerms promotion={promotion} />)
    expect(terms).toContain('instead of €12.00')
    expect(terms).toContain('Promotion −15% until 30 Nov')
  })

  it('shows no last day if the API returns no date', async () => {
    const terms = await textOf(<PromotionTerms promotion={{ ...promotion, until: undefined }} />)
    expect(terms).toContain('Promotion −15%')
    expect(terms).not.toContain('until')
  })
})

it.each([
  [10, 1, 20, '10 now, 10 on 27 Nov'],
  [12, 5, 20, '10 now, 10 on 27 Nov'],
  [2, 5, 10, '0 now, 10 on 27 Nov'],
  [20, 5, 20, 'In stock, 20'],
])(
  'a part with %i in stock, in packages of %i, shows how many of %i are shipped now and later',
  async (quantity, packagingAmount, count, words) => {
    const availability = { status: 'available', quantity, nextDate: '2026-11-27' } as const
    const facts = { availability, pieces: count, packagingAmount }
    expect(await textOf(<StockForQuantity {...facts} />)).toContain(words)
  },
)
