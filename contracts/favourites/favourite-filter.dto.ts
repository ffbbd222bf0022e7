import * as z from 'zod/mini'

/** Filter fields of a parts list. */
export const FavouriteFilter = z.object({
  onlyAvailable: z.optional(z.boolean()),
  onlyChanged: z.optional(z.boolean()),
})

export const FavouriteListId = z.string().check(z.minLength(1), z.maxLength(60))
