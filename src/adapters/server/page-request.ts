/** True for what a browser opens as a page. */
export const isPageRequest = (request: Request): boolean => request.method === 'GET' && acceptsPage(request)

/** True also for a form that is posted without scripts. */
export const acceptsPage = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/html') === true
