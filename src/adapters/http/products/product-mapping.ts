import type { z } from 'zod/mini'
import type { Product as ProductDto, ProductPage, SearchProduct } from '#contracts/products/product.dto.ts'
import type { Price } from '#contracts/shared.dto.ts'
import type {
  Availability,
  FoundVia,
  Product,
  ProductPrice,
  ProductSummary,
} from '#domain/products/product.ts'
import type { Hazard } from '#domain/products/hazard.ts'
import { fromDecimal, type Money } from '#domain/shared/money.ts'
import type { PriceGate } from '../price-gate.ts'
import { kebab, withoutNulls } from '../codes.ts'

export const toMoney = ({ value, currency }: z.infer<typeof Price>): Money =>
  fromDecimal(value, currency.code)

export function toAvailability(dto: SearchProduct['availability']): Availability | undefined {
  return dto && { status: kebab(dto.status), quantity: dto.quantity, nextDate: dto.nextDate }
}

export function toHazard(dto: ProductDto['hazard']): Hazard | undefined {
  return dto && { ...dto, signalWord: dto.signalWord && kebab(dto.signalWord) }
}

export function toFoundVia(dto: SearchProduct['foundVia']): FoundVia | undefined {
  return dto && { kind: kebab(dto.matchType), number: dto.number, manufacturer: dto.manufacturer }
}

export const toSummary =
  ({ prices }: PriceGate) =>
  (dto: SearchProduct): ProductSummary => ({
    vendorId: dto.vendorId,
    sku: dto.sku,
    name: dto.name,
    slug: dto.slug,
    picture: dto.image,
    manufacturer: dto.manufacturer,
    mainOe: dto.mainOe ?? undefined,
    replaces: dto.replaces,
    crossReferences: dto.crossReferences.map(({ referenceNo, manufacturer, kind }) => ({
      referenceNo,
      manufacturer,
      kind: kebab(kind),
    })),
    categories: dto.categories,
    keyAttributes: dto.keyAttributes,
    packagingAmount: dto.packagingAmount,
    promotion: dto.promotion,
    price: prices(dto.priceVisible)(dto.pricePackage, toPrice),
    availability: toAvailability(dto.availability),
    foundVia: toFoundVia(dto.foundVia),
  })

export function toProduct(dto: ProductDto, gate: PriceGate): Product {
  return {
    ...toSummary(gate)(dto),
    pictures: dto.images,
    gtin: dto.gtin,
    attributes: dto.attributes,
    weightKg: dto.weightKg,
    customsTariffNo: dto.customsTariffNo,
    countryOfOrigin: dto.countryOfOrigin,
    vehicles: dto.vehicles.map(withoutNulls),
    documents: dto.documents.map((document) => ({ ...document, kind: kebab(document.kind) })),
    hazard: toHazard(dto.hazard),
    replacedBy: dto.replacedBy ?? undefined,
    discontinued: dto.discontinued,
  }
}

export const toCompleteProduct = (dto: ProductPage, gate: PriceGate): Product => ({
  ...toProduct(dto, gate),
  alternatives: dto.alternatives.map(toSummary(gate)),
  promise: dto.promise,
  notifications: dto.notifications?.map((kind) => kebab(kind)),
})

export const toPrice = (dto: NonNullable<SearchProduct['pricePackage']>): ProductPrice => ({
  net: toMoney(dto.price),
  list: dto.listPrice && toMoney(dto.listPrice),
  discountPercent: dto.discountPercent,
  promotion: dto.promotion && {
    percent: dto.promotion.percent,
    regular: toMoney(dto.promotion.regularPrice),
    until: dto.promotion.until,
  },
  scale: dto.scale.map(({ from, price }) => ({ fromQuantity: from, price: toMoney(price) })),
  coreDeposit: dto.coreDeposit && toMoney(dto.coreDeposit),
})
