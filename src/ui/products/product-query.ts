/**
 * Query parameters of a product page: the discontinued number that redirected there, the quantity, the ignored words of
 * a search, and the corrected text.
 */
export const REPLACES = 'replaces'
export const PIECES = 'pieces'
export const LEFT_OUT = 'leftOut'
export const TYPED = 'typed'
export const READ_AS = 'readAs'

type Told = {
  readonly replaces?: string | undefined
  readonly pieces?: number | undefined
  readonly leftOut?: readonly string[] | undefined
  readonly corrected?: { readonly text: string; readonly value: string } | undefined
}

export function productQuery({ replaces, pieces, leftOut = [], corrected }: Told): string {
  const query = new URLSearchParams({
    ...(replaces !== undefined && { [REPLACES]: replaces }),
    ...(corrected && { [TYPED]: corrected.text, [READ_AS]: corrected.value }),
    ...(pieces !== undefined && { [PIECES]: String(pieces) }),
  })
  for (const words of leftOut) query.append(LEFT_OUT, words)
  return query.size === 0 ? '' : `?${query}`
}
