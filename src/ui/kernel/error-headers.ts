import type { HeadersArgs } from 'react-router'

/**
 * Headers of the response that a loader has thrown, such as Retry-After. The router calls this for the route that shows
 * the error.
 */
export const errorHeaders = ({ errorHeaders }: HeadersArgs): Headers => errorHeaders ?? new Headers()
