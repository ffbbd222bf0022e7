import * as z from 'zod/mini'
import { CountryId } from '../shared.dto.ts'

/** Recipient of goods or of an invoice. */
export const Party = z.object({
  id: z.string(),
  company: z.string(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  countryID: CountryId,
})
export type Party = z.infer<typeof Party>
