import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

const sections = lazyPart(async () => (await import('./product.lazy.ts')).productParts)

/**
 * Loads the code of the components below. The page's loader waits for it in the browser, so that the page renders at
 * once.
 */
export const loadSections = () => sections.load()

/**
 * Components that may hydrate later, because they are shown only to customers, are below the first screen, or work as
 * links before hydration.
 */
export const CustomerOffer = lazyComponent(sections, (loaded) => loaded.CustomerOffer)
export const SaveAndCompareButtons = lazyComponent(sections, (loaded) => loaded.SaveAndCompareButtons)
export const ProductAlternatives = lazyComponent(sections, (loaded) => loaded.ProductAlternatives)
export const ProductDocuments = lazyComponent(sections, (loaded) => loaded.ProductDocuments)
export const ProductDrawing = lazyComponent(sections, (loaded) => loaded.ProductDrawing)
export const ProductSections = lazyComponent(sections, (loaded) => loaded.ProductSections)
export const SectionTabs = lazyComponent(sections, (loaded) => loaded.SectionTabs)
export const ViewedParts = lazyComponent(sections, (loaded) => loaded.ViewedParts)
