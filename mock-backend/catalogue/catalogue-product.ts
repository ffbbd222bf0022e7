import type { Hazard } from '#contracts/products/hazard.dto.ts'
import type { LocalizedText } from './language.ts'

export type DivisionId = 'truck' | 'trailer' | 'bus' | 'van' | 'construction'

/** House brands: most products are Northwain's, Sarvo is the second brand. */
export type VendorId = 'NW' | 'SA'

export interface CatalogueProduct {
  /** Index in the catalogue, 0 .. size - 1. */
  readonly index: number
  readonly vendorId: VendorId
  readonly manufacturer: string
  /** As printed: 4.61984, 10.05512, SA2C0025. */
  readonly sku: string
  readonly slug: string
  readonly partTypeId: string
  readonly names: LocalizedText
  /** The most specific product group: a sub group, or a main group without sub groups. */
  readonly categoryId: string
  readonly divisionIds: readonly DivisionId[]
  readonly gtin: string
  readonly attributes: readonly ProductAttribute[]
  readonly weightKg: number
  /** UN/ECE recommendation 20 or 21: C62 piece, SET, ... */
  readonly orderUnit: string
  /** Pieces in a package; orders are rounded up to it. */
  readonly packageQuantity: number
  readonly customsTariffNumber: string
  /** Only of hazardous parts. */
  readonly hazard?: Hazard | undefined
  /** ISO 3166-1 alpha-2. */
  readonly countryOfOrigin: string
  readonly listPrice: ListPrice
  /** Net deposit for the old part in minor units (euro cents); only exchange parts have one. */
  readonly coreDeposit?: number | undefined
  /** Ascending by quantity; the first row is the list price. */
  readonly priceScales: readonly PriceScale[]
  readonly stock: Stock
  readonly promotion?: Promotion | undefined
  readonly isNew: boolean
  /** The vehicle maker whose number is the main OE number. */
  readonly mainManufacturerId: string
  readonly mainOe: string
  readonly crossReferences: readonly CrossReference[]
  /** Article numbers that this product has replaced, latest first. */
  readonly replaces: readonly string[]
  /** Article number of the product to buy instead; this one is sold while stock lasts. */
  readonly replacedBy?: string | undefined
  /** True if the part is no longer sold and has no successor. */
  readonly discontinued: boolean
  /** Empty for universal parts. */
  readonly fitments: readonly Fitment[]
}

export interface ProductAttribute {
  readonly attributeId: string
  readonly names: LocalizedText
  readonly value: number | string
  /** UN/ECE recommendation 20, for numbers that have a unit. */
  readonly unit?: string | undefined
  /**
   * Translations of a value that consists of words; absent for codes such as M22x1.5, which are equal in every
   * language.
   */
  readonly valueNames?: LocalizedText | undefined
}

interface ListPrice {
  /** Minor units (cents), net, for one order unit. */
  readonly amount: number
  readonly currency: 'EUR'
}

export interface PriceScale {
  readonly fromQuantity: number
  /** Minor units (cents), net, for one order unit. */
  readonly amount: number
}

export interface Stock {
  readonly quantity: number
  /** Days until the next delivery to the warehouse; undefined when none is planned. */
  readonly replenishmentDays?: number | undefined
}

export interface Promotion {
  readonly discountPercent: number
  /** The last day, ISO 8601; absent in the catalogue, which is independent of time. */
  readonly until?: string | undefined
}

export interface CrossReference {
  readonly kind: 'OE' | 'IAM'
  readonly manufacturerId: string
  readonly manufacturerName: string
  /** Reference number as the other manufacturer prints it. */
  readonly referenceNo: string
}

export interface Fitment {
  readonly vehicleSlug: string
  readonly fromYear: number
  /** Undefined while the vehicle is still produced. */
  readonly toYear?: number | undefined
  readonly axleConfiguration: string
  readonly quantityPerVehicle: number
  readonly restriction?: ChassisRestriction | undefined
}

export interface ChassisRestriction {
  readonly kind: 'upToChassis' | 'fromChassis'
  readonly chassisNumber: string
}
