import type { VendorId } from './catalogue-product.ts'

export const vendorNames: Readonly<Record<VendorId, string>> = { NW: 'Northwain', SA: 'Sarvo' }

export const isVendorId = (id: string): id is VendorId => Object.hasOwn(vendorNames, id)

/** Ids of the vendors with this name; `name` is in lower case. */
export const vendorsWith = (name: string): readonly VendorId[] =>
  Object.entries(vendorNames).flatMap(([id, known]) =>
    isVendorId(id) && known.toLowerCase() === name ? [id] : [],
  )
