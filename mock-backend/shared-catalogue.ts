import { createCatalogue, type Catalogue } from './search-engine/catalogue.ts'

const catalogues = new Map<string, Catalogue>()

/** Caches catalogues, which are immutable and slow to generate, for all backends of a process. */
export function sharedCatalogue(seed: number, size: number): Catalogue {
  const key = `${seed}/${size}`
  const catalogue = catalogues.get(key) ?? createCatalogue({ seed, size })
  catalogues.set(key, catalogue)
  return catalogue
}
