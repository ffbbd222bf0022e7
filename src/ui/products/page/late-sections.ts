import { island } from '../../shared/island.tsx'
import { delayed } from '../../shared/use-delayed.ts'

const sections = delayed(async () => (await import('./product.late.ts')).lateParts)

/** For the loader of the page: where the browser makes it, it comes in one piece. */
export const loadSections = () => sections.load()

/** What customers alone see, what stands below the first screen, and what is a link until there are scripts. */
export const CustomerOffer = island(sections, (loaded) => loaded.CustomerOffer)
export const PartMarks = island(sections, (loaded) => loaded.PartMarks)
export const ProductDocuments = island(sections, (loaded) => loaded.ProductDocuments)
export const ProductDrawing = island(sections, (loaded) => loaded.ProductDrawing)
export const ProductSections = island(sections, (loaded) => loaded.ProductSections)
export const SectionTabs = island(sections, (loaded) => loaded.SectionTabs)
export const ViewedParts = island(sections, (loaded) => loaded.ViewedParts)
