/** True for what a browser opens as a page. */
export const isPageRequest = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('accept')?.includes('text/html') === true
