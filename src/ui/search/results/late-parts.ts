import { preloaded } from '../../shared/preloaded.tsx'

/** How a term was read is shown on few pages of results. */
export const { Component: TermReading, load: loadTermReading } = preloaded(
  async () => (await import('./term-reading.tsx')).TermReading,
)

export const { Component: NothingFound, load: loadNothingFound } = preloaded(
  async () => (await import('./nothing-found.tsx')).NothingFound,
)
