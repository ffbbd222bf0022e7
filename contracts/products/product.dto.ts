import * as z from 'zod/mini'
import { DeliveryPromise } from './delivery-promise.dto.ts'
import { NotificationKind } from '../favourites/notifications.contract.ts'
import { Hazard } from './hazard.dto.ts'
import { Image, Price } from '../shared.dto.ts'

export const PricePackage = z.object({
  price: Price,
  listPrice: z.optional(Price),
  /** The account's own discount on the list price. */
  discountPercent: z.optional(z.number()),
  /** Promotion that `price` and `scale` already include; `regularPrice` is the account's price without it. */
  promotion: z.optional(
    z.object({
      percent: z.number(),
      regularPrice: Price,
      /** Last day, ISO 8601. */
      until: z.optional(z.string()),
    }),
  ),
  scale: z.array(z.object({ from: z.int(), price: Price })),
  /** Net deposit per piece for the old part of an exchange part; `price` does not include it. */
  coreDeposit: z.optional(Price),
})
export type PricePackage = z.infer<typeof PricePackage>

export const Availability = z.object({
  status: z.enum(['AVAILABLE', 'LIMITED', 'ON_ORDER', 'NONE']),
  quantity: z.optional(z.int()),
  /** ISO 8601 date. */
  nextDate: z.optional(z.string()),
})
export type Availability = z.infer<typeof Availability>

const CrossReference = z.object({
  referenceNo: z.string(),
  manufacturer: z.string(),
  kind: z.enum(['OE', 'COMPARABLE']),
})

/** `unit` is a UN/ECE Recommendation 20 code; numbers are formatted in the visitor's locale. */
const Attribute = z.object({
  id: z.string(),
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.optional(z.string()),
})

const CategoryRef = z.object({ id: z.string(), name: z.string() })

/** The reason why a product matches the search; OWN is the customer's own article number. */
export const FoundVia = z.object({
  matchType: z.enum(['ARTICLE', 'OE', 'COMPARABLE', 'GTIN', 'REPLACED', 'NAME', 'OWN']),
  number: z.optional(z.string()),
  manufacturer: z.optional(z.string()),
})

const productHead = {
  vendorId: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  image: Image,
  manufacturer: z.string(),
  mainManufacturerId: z.string(),
  mainOe: z.nullable(z.object({ referenceNo: z.string(), manufacturer: z.string() })),
  replaces: z.array(z.string()),
  crossReferences: z.array(CrossReference),
  /** Main group and sub group. */
  categories: z.array(CategoryRef),
  keyAttributes: z.array(Attribute),
  packagingAmount: z.int(),
  salesUnit: z.string(),
  promotion: z.boolean(),
  /** False if the caller may not see prices; `pricePackage` is then absent, never 0. */
  priceVisible: z.boolean(),
  pricePackage: z.optional(PricePackage),
  /** Absent for anonymous visitors. */
  availability: z.optional(Availability),
}

export const SearchProduct = z.object({ ...productHead, foundVia: z.optional(FoundVia) })
export type SearchProduct = z.infer<typeof SearchProduct>

export const FittingVehicle = z.object({
  slug: z.string(),
  type: z.string(),
  manufacturer: z.string(),
  series: z.string(),
  model: z.string(),
  yearFrom: z.int(),
  yearTo: z.nullable(z.int()),
  engineCode: z.string(),
  powerKw: z.nullable(z.int()),
  powerHp: z.nullable(z.int()),
  axleConfigurations: z.array(z.string()),
  restriction: z.nullable(z.string()),
})

const ProductDocument = z.object({
  kind: z.enum(['DATA_SHEET', 'MOUNTING_INSTRUCTIONS', 'CERTIFICATE', 'SAFETY_DATA_SHEET']),
  href: z.string(),
  format: z.string(),
  size: z.int(),
  /** ISO 8601 day of the version; only of safety data sheets. */
  version: z.optional(z.string()),
})

export const Product = z.object({
  ...productHead,
  images: z.array(Image),
  gtin: z.string(),
  attributes: z.array(Attribute),
  weightKg: z.number(),
  customsTariffNo: z.string(),
  countryOfOrigin: z.string(),
  vehicles: z.array(FittingVehicle),
  documents: z.array(ProductDocument),
  /** Only for hazardous parts. */
  hazard: z.optional(Hazard),
  replacedBy: z.nullable(z.object({ sku: z.string(), slug: z.string(), name: z.string() })),
  discontinued: z.boolean(),
})
export type Product = z.infer<typeof Product>

export const ProductPage = z.object({
  ...Product.shape,
  /** Equivalent parts (same type and dimensions) from other manufacturers. */
  alternatives: z.array(SearchProduct),
  /**
   * Delivery promise for the quantity in stock, by the first offered transport; absent for anonymous visitors
   * and for parts without stock.
   */
  promise: z.optional(DeliveryPromise),
  /** Active notifications of the caller; absent for anonymous visitors. */
  notifications: z.optional(z.array(NotificationKind)),
})
export type ProductPage = z.infer<typeof ProductPage>
