/** Name of a list's item: `slugs` contains `slug`, `addresses` contains `address`. */
export const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '')
