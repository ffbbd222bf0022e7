import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts'

const catalogues = new Map<string, Catalogue>()

/** A catalogue holds nobody's state, so that backends of the same assortment share one. */
export function sharedCatalogue(seed: number, size: number): Catalogue {
  const key = `${seed}/${size}`
  const catalogue = catalogues.get(key) ?? createCatalogue({ seed, size })
  catalogues.set(key, catalogue)
  return catalogue
}
