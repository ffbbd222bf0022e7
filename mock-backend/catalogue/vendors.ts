import type { VendorId } from './catalogue-product.ts'

export const vendorNames: Readonly<Record<VendorId, string>> = { NW: 'Northwain', SA: 'Sarvo' }

export const isVendorId = (id: string): id is VendorId => Object.hasOwn(vendorNames, id)
