import type { Money } from '../shared/money.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import type { Hazard } from './hazard.ts'
import type { PriceScaleStep } from '../pricing/price-scale.ts'

export type Picture = { readonly src: string; readonly alt: string }

/** `unit` is a UN/ECE Recommendation 20 code. */
export type Attribute = {
  readonly id: string
  readonly name: string
  readonly value: number | string
  readonly unit?: string | undefined
}

export type CrossReference = {
  readonly referenceNo: string
  readonly manufacturer: string
  readonly kind: 'oe' | 'comparable'
}

type CategoryRef = { readonly id: string; readonly name: string }

export type Availability = {
  readonly status: 'available' | 'limited' | 'on-order' | 'none'
  readonly quantity?: number | undefined
  /** ISO 8601 date. */
  readonly nextDate?: string | undefined
}

export type PromotionPrice = {
  readonly percent: number
  /** Price of the account without the promotion. */
  readonly regular: Money
  /** Last day, ISO 8601. */
  readonly until?: string | undefined
}

export type ProductPrice = {
  readonly net: Money
  readonly list?: Money | undefined
  /** The account's own discount on the list price. */
  readonly discountPercent?: number | undefined
  /** The promotion; its discount is already included in `net` and `scale`. */
  readonly promotion?: PromotionPrice | undefined
  readonly scale: readonly PriceScaleStep[]
  /** Only for exchange parts: the net deposit per piece for the old part, beside the price. */
  readonly coreDeposit?: Money | undefined
}

type MatchKind = 'article' | 'oe' | 'comparable' | 'gtin' | 'replaced' | 'name' | 'own'

/** The reason why a product matches the search. */
export type FoundVia = {
  readonly kind: MatchKind
  readonly number?: string | undefined
  readonly manufacturer?: string | undefined
}

/** The product fields of lists and search results. */
export type ProductSummary = {
  readonly vendorId: string
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly picture: Picture
  readonly manufacturer: string
  readonly mainOe?: { readonly referenceNo: string; readonly manufacturer: string } | undefined
  readonly replaces: readonly string[]
  readonly crossReferences: readonly CrossReference[]
  /** Main group and sub group. */
  readonly categories: readonly CategoryRef[]
  readonly keyAttributes: readonly Attribute[]
  readonly packagingAmount: number
  readonly promotion: boolean
  readonly price?: ProductPrice | undefined
  readonly availability?: Availability | undefined
  readonly foundVia?: FoundVia | undefined
}

export type FittingVehicle = {
  readonly slug: string
  readonly type: string
  readonly manufacturer: string
  readonly series: string
  readonly model: string
  readonly yearFrom: number
  readonly yearTo?: number | undefined
  readonly engineCode: string
  readonly powerKw?: number | undefined
  readonly powerHp?: number | undefined
  readonly axleConfigurations: readonly string[]
  readonly restriction?: string | undefined
}

type ProductDocument = {
  readonly kind: 'data-sheet' | 'mounting-instructions' | 'certificate' | 'safety-data-sheet'
  readonly href: string
  readonly format: string
  /** Size in bytes. */
  readonly size: number
  /** ISO 8601 day of the version of a safety data sheet. */
  readonly version?: string | undefined
}

export type NotificationKind = 'stock' | 'price' | 'replaced'

/** All fields of the product page. */
export type Product = ProductSummary & {
  readonly pictures: readonly Picture[]
  readonly gtin: string
  readonly attributes: readonly Attribute[]
  readonly weightKg: number
  readonly customsTariffNo: string
  readonly countryOfOrigin: string
  readonly vehicles: readonly FittingVehicle[]
  readonly documents: readonly ProductDocument[]
  readonly hazard?: Hazard | undefined
  readonly replacedBy?: { readonly sku: string; readonly slug: string; readonly name: string } | undefined
  readonly discontinued: boolean
  /** Equivalent parts (same type and dimensions) from other manufacturers; absent in a comparison. */
  readonly alternatives?: readonly ProductSummary[] | undefined
  /** Delivery estimate for pieces in stock. */
  readonly promise?: DeliveryPromise | undefined
  /** Active notifications of the customer; absent if none are offered. */
  readonly notifications?: readonly NotificationKind[] | undefined
}
