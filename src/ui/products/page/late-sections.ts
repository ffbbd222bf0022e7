import { lateComponent } from '../../delivery/late-component.tsx'
import { latePart } from '../../delivery/late-part.ts'

const sections = latePart(async () => (await import('./product.late.ts')).lateParts)

/** For the loader of the page: where the browser makes it, it comes in one piece. */
export const loadSections = () => sections.load()

/** What customers alone see, what stands below the first screen, and what is a link until there are scripts. */
export const CustomerOffer = lateComponent(sections, (loaded) => loaded.CustomerOffer)
export const PartMarks = lateComponent(sections, (loaded) => loaded.PartMarks)
export const ProductDocuments = lateComponent(sections, (loaded) => loaded.ProductDocuments)
export const ProductDrawing = lateComponent(sections, (loaded) => loaded.ProductDrawing)
export const ProductSections = lateComponent(sections, (loaded) => loaded.ProductSections)
export const SectionTabs = lateComponent(sections, (loaded) => loaded.SectionTabs)
export const ViewedParts = lateComponent(sections, (loaded) => loaded.ViewedParts)
