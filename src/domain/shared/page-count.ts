/** Number of pages of a list; an empty list has one. */
export const pageCountOf = (total: number, length: number): number => Math.max(Math.ceil(total / length), 1)
