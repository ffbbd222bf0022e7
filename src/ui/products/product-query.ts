/**
 * Query parameters of a product page: the number that led there and is no longer sold, how many are wanted, and the words
 * of a search that the part was found without.
 */
export const REPLACES = 'replaces'
export const PIECES = 'pieces'
export const LEFT_OUT = 'leftOut'

type Told = {
  readonly replaces?: string | undefined
  readonly pieces?: number | undefined
  readonly leftOut?: readonly string[] | undefined
}

export function productQuery({ replaces, pieces, leftOut = [] }: Told): string {
  const query = new URLSearchParams({
    ...(replaces !== undefined && { [REPLACES]: replaces }),
    ...(pieces !== undefined && { [PIECES]: String(pieces) }),
  })
  for (const words of leftOut) query.append(LEFT_OUT, words)
  return query.size === 0 ? '' : `?${query}`
}
