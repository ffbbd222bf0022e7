import { ClaimBook } from './claim-book.ts'
import type { Services } from '../services.ts'
import { claimsHandlers } from './claims.handlers.ts'

declare module '../services.ts' {
  interface Services {
    readonly claimBook: ClaimBook
  }
}

export const claimsMock = {
  services: ({ db, orderBook }: Services) => ({ claimBook: new ClaimBook(db, orderBook) }),
  handlers: { claims: claimsHandlers },
}
