import type { Assortment } from './assortment.ts'
import type { CrossReference } from './catalogue-product.ts'
import { createCompetitorNumbers } from './competitor-numbers.ts'
import { createOeNumbers } from './oe-numbers.ts'
import { randomFor } from './random.ts'
import { makerName } from './vehicles.ts'

/** The numbers of other manufacturers for a product: all of them, or only one kind. The first is the main OE number. */
export type CrossReferences = (design: number, only?: CrossReference['kind']) => readonly CrossReference[]

/**
 * Possible numbers of references of other manufacturers. With one to five OE numbers, a product has 8 to 15
 * references.
 */
const LENGTHS = { common: [3, 3, 4, 4, 4], further: [4, 5, 6] } as const

export function createCrossReferences(seed: number, assortment: Assortment): CrossReferences {
  const oeNumber = createOeNumbers(seed)
  const competitorNumbers = createCompetitorNumbers(seed)

  return (design, only) => {
    const partType = assortment.partTypeOf(design)
    const random = randomFor(seed, 'reference', design)
    const originals = assortment.makersOf(design).flatMap((makerId, rank) => {
      const length = random.int(1, rank === 0 ? 3 : 1)
      return Array.from({ length: only === 'IAM' ? 0 : length }, (_, ordinal): CrossReference => ({
        kind: 'OE',
        manufacturerId: makerId,
        manufacturerName: makerName(makerId),
        referenceNo: oeNumber(makerId, partType, design, ordinal),
      }))
    })
    if (only === 'OE') return originals
    const comparable = (['common', 'further'] as const).flatMap((range) =>
      Array.from({ length: random.pick(LENGTHS[range]) }, (_, ordinal): CrossReference => {
        const { competitor, referenceNo } = competitorNumbers[range](design, ordinal)
        return {
          kind: 'IAM',
          manufacturerId: competitor.id,
          manufacturerName: competitor.name,
          referenceNo,
        }
      }),
    )
    return [...originals, ...comparable]
  }
}
