import type { CrossReference } from '#domain/products/product.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'

type Reference = { readonly number: string; readonly maker: string }

/** Reference numbers of one vehicle maker. Without `maker`: of all other brands, each with its brand. */
export type ReferenceGroup = { readonly maker: string | undefined; readonly references: readonly Reference[] }

/**
 * Groups references by vehicle maker, in their given order; the numbers of other brands are the last group (design).
 */
export function groupReferences(references: readonly CrossReference[]): readonly ReferenceGroup[] {
  const oe = references.filter(({ kind }) => kind === 'oe').map(toReference)
  const others = references.filter(({ kind }) => kind === 'comparable').map(toReference)
  const makers = [...new Set(oe.map(({ maker }) => maker))]
  return [
    ...makers.map((maker) => ({ maker, references: oe.filter((reference) => reference.maker === maker) })),
    ...(others.length > 0 ? [{ maker: undefined, references: others }] : []),
  ]
}

/** References whose number, ignoring separators, or maker contains the text. */
export function referencesWith(
  text: string,
  references: readonly CrossReference[],
): readonly CrossReference[] {
  const normalizedTerm = normalizePartNumber(text)
  if (normalizedTerm === '') return references
  return references.filter(
    ({ referenceNo, manufacturer }) =>
      normalizePartNumber(referenceNo).includes(normalizedTerm) ||
      normalizePartNumber(manufacturer).includes(normalizedTerm),
  )
}

const toReference = ({ referenceNo, manufacturer }: CrossReference): Reference => ({
  number: referenceNo,
  maker: manufacturer,
})
