import { island } from '../../shared/island.tsx'
import { delayed } from '../../shared/use-delayed.ts'

/** Its styles are among those of the frame: see `vite.chunks.ts`. */
const sections = delayed(async () => {
  const [{ CustomerOffer }, { ProductSections }, { ViewedParts }] = await Promise.all([
    import('./customer-offer.tsx'),
    import('./product-sections.tsx'),
    import('./viewed-parts.tsx'),
  ])
  return { CustomerOffer, ProductSections, ViewedParts }
})

/** For the loader of the page: where the browser makes it, it comes in one piece. */
export const loadSections = () => sections.load()

/** What customers alone see, and what stands below the first screen. */
export const CustomerOffer = island(sections, (loaded) => loaded.CustomerOffer)
export const ProductSections = island(sections, (loaded) => loaded.ProductSections)
export const ViewedParts = island(sections, (loaded) => loaded.ViewedParts)
