/** What a list holds: `slugs` holds what `slug` is, `addresses` what `address` is. */
export const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '')
