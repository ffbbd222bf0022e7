import type { Services } from '../services.ts'
import { CurrentParts } from './current-parts.ts'

declare module '../services.ts' {
  interface Services {
    readonly currentParts: CurrentParts
  }
}

/** Replaces the catalogue by the current parts for all features that are created later. */
export const stockMock = {
  services: ({ ledger, clock, catalogue }: Services) => {
    const currentParts = new CurrentParts(catalogue, ledger, clock)
    return { currentParts, catalogue: currentParts.catalogue() }
  },
}
