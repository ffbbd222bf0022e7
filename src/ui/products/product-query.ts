/**
 * Query parameters of a product page: the discontinued number that redirected there, the quantity, the ignored words of
 * a search, and the corrected text.
 */
export const REPLACES_PARAMETER = 'replaces'
export const QUANTITY_PARAMETER = 'pieces'
export const IGNORED_WORDS_PARAMETER = 'leftOut'
export const TYPED_TEXT_PARAMETER = 'typed'
export const CORRECTED_TEXT_PARAMETER = 'readAs'

type Told = {
  readonly replaces?: string | undefined
  readonly pieces?: number | undefined
  readonly leftOut?: readonly string[] | undefined
  readonly corrected?: { readonly text: string; readonly value: string } | undefined
}

export function productQuery({ replaces, pieces, leftOut = [], corrected }: Told): string {
  const query = new URLSearchParams({
    ...(replaces !== undefined && { [REPLACES_PARAMETER]: replaces }),
    ...(corrected && { [TYPED_TEXT_PARAMETER]: corrected.text, [CORRECTED_TEXT_PARAMETER]: corrected.value }),
    ...(pieces !== undefined && { [QUANTITY_PARAMETER]: String(pieces) }),
  })
  for (const words of leftOut) query.append(IGNORED_WORDS_PARAMETER, words)
  return query.size === 0 ? '' : `?${query}`
}
