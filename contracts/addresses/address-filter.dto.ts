import * as z from 'zod/mini'
import { FilterText } from '../data-table/list.dto.ts'

export const AddressKind = z.enum(['BILLING', 'SHIPPING'])

/** Filter fields of the address list. */
export const AddressFilter = z.object({ kind: z.optional(AddressKind), countryID: z.optional(FilterText) })
