import { redirectsHandlers } from './redirects.handlers.ts'

export const redirectsMock = {
  handlers: { redirects: redirectsHandlers },
}
