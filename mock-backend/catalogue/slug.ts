import type { VendorId } from './catalogue-product.ts'

/** Slugs look like nw-4-61984-brake-disc. */
export function slugOf(vendorId: VendorId, sku: string, englishName: string): string {
  return `${vendorId}-${sku}-${englishName}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** The article number at the start of a slug; the rest of the slug is ignored. */
export function skuInSlug(slug: string): string | undefined {
  return /^(?:nw-(\d{1,2}-\d{5})|sa-(sa[0-9a-z]+))-/.exec(slug)?.slice(1).find(Boolean)
}
