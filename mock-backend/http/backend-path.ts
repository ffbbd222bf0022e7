/** Predicate of msw for the paths that the backend answers, whatever is there. */
export const isOfBackend = ({ request }: { request: Request }) =>
  /^\/(?:api|media)\//.test(new URL(request.url).pathname)
