import type { HeadersArgs } from 'react-router'

/** Headers of a loader's rejection, such as Retry-After. The router asks the route that shows the error. */
export const errorHeaders = ({ errorHeaders }: HeadersArgs): Headers => errorHeaders ?? new Headers()
