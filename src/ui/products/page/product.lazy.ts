import { CustomerOffer } from './customer-offer.tsx'
import { SaveAndCompareButtons } from './save-and-compare-buttons.tsx'
import { ProductAlternatives } from './product-alternatives.tsx'
import { ProductDocuments } from './product-documents.tsx'
import { ProductDrawing } from './product-drawing.tsx'
import { ProductSections } from './product-sections.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { ViewedParts } from './viewed-parts.tsx'

/** Components that hydrate after the page, imported as one chunk. */
export const productParts = {
  CustomerOffer,
  SaveAndCompareButtons,
  ProductAlternatives,
  ProductDocuments,
  ProductDrawing,
  ProductSections,
  SectionTabs,
  ViewedParts,
} as const
