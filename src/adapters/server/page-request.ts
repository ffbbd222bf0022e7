/** True for page navigations, and for forms that are posted without scripts. */
export const acceptsPage = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/html') === true
