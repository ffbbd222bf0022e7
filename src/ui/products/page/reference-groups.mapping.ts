import type { CrossReference } from '#domain/products/product.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'

type Reference = { readonly number: string; readonly maker: string }

/** Numbers of one vehicle maker; without a maker: those of other brands, each with its name. */
export type ReferenceGroup = { readonly maker: string | undefined; readonly references: readonly Reference[] }

/** Vehicle makers in the order given, then the other brands together (design). */
export function groupReferences(references: readonly CrossReference[]): readonly ReferenceGroup[] {
  const oe = references.filter(({ kind }) => kind === 'oe').map(toReference)
  const others = references.filter(({ kind }) => kind === 'comparable').map(toReference)
  const makers = [...new Set(oe.map(({ maker }) => maker))]
  return [
    ...makers.map((maker) => ({ maker, references: oe.filter((reference) => reference.maker === maker) })),
    ...(others.length > 0 ? [{ maker: undefined, references: others }] : []),
  ]
}

/** Filters by a part of a number, ignoring separators, or of a maker's name. */
export function referencesWith(
  text: string,
  references: readonly CrossReference[],
): readonly CrossReference[] {
  const wanted = normalizePartNumber(text)
  if (wanted === '') return references
  return references.filter(
    ({ referenceNo, manufacturer }) =>
      normalizePartNumber(referenceNo).includes(wanted) || normalizePartNumber(manufacturer).includes(wanted),
  )
}

const toReference = ({ referenceNo, manufacturer }: CrossReference): Reference => ({
  number: referenceNo,
  maker: manufacturer,
})
