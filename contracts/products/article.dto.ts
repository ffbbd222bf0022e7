import * as z from 'zod/mini'
import { Image } from '../shared.dto.ts'

/** A part as the line of a document names it. */
export const ArticleRef = z.object({
  vendorId: z.string(),
  /** As printed; in a cart it is `vendorId-sku`. */
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  manufacturer: z.string(),
  image: Image,
  packagingAmount: z.int(),
  salesUnit: z.string(),
})
export type ArticleRef = z.infer<typeof ArticleRef>
