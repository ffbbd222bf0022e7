/** True for what a browser opens as a page, and for a form that is posted without scripts. */
export const acceptsPage = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/html') === true
