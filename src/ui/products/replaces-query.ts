/** Query parameter of a product page: the number that led there and is no longer sold. */
export const REPLACES = 'replaces'

export const replacesQuery = (number: string | undefined): string =>
  number === undefined ? '' : `?${new URLSearchParams({ [REPLACES]: number })}`
