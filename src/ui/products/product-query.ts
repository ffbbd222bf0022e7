/** Query parameters of a product page: the number that led there and is no longer sold, and how many are wanted. */
export const REPLACES = 'replaces'
export const PIECES = 'pieces'

type Told = { readonly replaces?: string | undefined; readonly pieces?: number | undefined }

export function productQuery({ replaces, pieces }: Told): string {
  const query = new URLSearchParams({
    ...(replaces !== undefined && { [REPLACES]: replaces }),
    ...(pieces !== undefined && { [PIECES]: String(pieces) }),
  })
  return query.size === 0 ? '' : `?${query}`
}
