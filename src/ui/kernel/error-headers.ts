import type { HeadersArgs } from 'react-router'

/** What a loader says of its refusal, such as when to come back. The router asks the route that shows the error. */
export const errorHeaders = ({ errorHeaders }: HeadersArgs): Headers => errorHeaders ?? new Headers()
