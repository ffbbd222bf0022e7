import { ClaimBook } from './claim-book.ts'
import type { Services } from '../services.ts'
import { claimsHandlers } from './claims.handlers.ts'

declare module '../services.ts' {
  interface Services {
    readonly claimBook: ClaimBook
  }
}

export const claimsMock = {
  services: ({ orderBook }: Services) => ({ claimBook: new ClaimBook(orderBook) }),
  handlers: { claims: claimsHandlers },
}
