import type { ProductSummary } from './product.ts'

type Numbered = Pick<ProductSummary, 'mainOe' | 'crossReferences'>

/** The OE number to display: that of one of the `makers`, otherwise the main one of the part. */
export function oeReferenceOf(part: Numbered, makers: readonly string[]): ProductSummary['mainOe'] {
  const { mainOe, crossReferences } = part
  if (mainOe && makers.includes(mainOe.manufacturer)) return mainOe
  return (
    crossReferences.find(({ kind, manufacturer }) => kind === 'oe' && makers.includes(manufacturer)) ?? mainOe
  )
}
