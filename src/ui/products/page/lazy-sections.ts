import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

const sections = lazyPart(async () => (await import('./product.lazy.ts')).productParts)

/** For the loader of the page: in the browser the page renders in one piece. */
export const loadSections = () => sections.load()

/** Parts that only customers see, parts below the first screen, and parts that are links without scripts. */
export const CustomerOffer = lazyComponent(sections, (loaded) => loaded.CustomerOffer)
export const PartMarks = lazyComponent(sections, (loaded) => loaded.PartMarks)
export const ProductAlternatives = lazyComponent(sections, (loaded) => loaded.ProductAlternatives)
export const ProductDocuments = lazyComponent(sections, (loaded) => loaded.ProductDocuments)
export const ProductDrawing = lazyComponent(sections, (loaded) => loaded.ProductDrawing)
export const ProductSections = lazyComponent(sections, (loaded) => loaded.ProductSections)
export const SectionTabs = lazyComponent(sections, (loaded) => loaded.SectionTabs)
export const ViewedParts = lazyComponent(sections, (loaded) => loaded.ViewedParts)
