import * as z from 'zod/mini'
import { Image } from '../shared.dto.ts'

/** The part of a document line. */
export const ArticleRef = z.object({
  vendorId: z.string(),
  /** Printed article number; the cart uses `vendorId-sku`. */
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  manufacturer: z.string(),
  image: Image,
  packagingAmount: z.int(),
  salesUnit: z.string(),
})
export type ArticleRef = z.infer<typeof ArticleRef>
