/** Predicate of msw for the paths of the backend, known or not. */
export const isOfBackend = ({ request }: { request: Request }) =>
  /^\/(?:api|media)\//.test(new URL(request.url).pathname)
