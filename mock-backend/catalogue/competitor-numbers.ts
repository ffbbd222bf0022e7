import { affinePermutation } from './permutation.ts'
import { itemAt, integerHash } from './random.ts'

/** A fictional maker of replacement parts (independent aftermarket). */
interface Competitor {
  readonly id: string
  readonly name: string
  readonly print: (serial: string) => string
}

interface NumberRange {
  readonly competitors: readonly Competitor[]
  /** Number of possible serial numbers, all printed with the same number of digits. */
  readonly size: number
  readonly step: number
  readonly perDesign: number
}

const common: NumberRange = {
  competitors: [
    { id: 'KELDEN', name: 'Kelden', print: (serial) => `K ${serial}` },
    { id: 'BREVANOR', name: 'Brevanor', print: (serial) => `BV ${serial.slice(0, 3)}.${serial.slice(3)}` },
    { id: 'TOLTRAK', name: 'Toltrak', print: (serial) => `T${serial.slice(0, 2)}-${serial.slice(2)}` },
    { id: 'OSTRIMA', name: 'Ostrima', print: (serial) => `0${serial}` },
  ],
  size: 1_000_000,
  step: 618_033,
  perDesign: 4,
}

const further: NumberRange = {
  competitors: [
    { id: 'HALVERN', name: 'Halvern', print: (serial) => `HV ${serial.slice(0, 4)} ${serial.slice(4)}` },
    { id: 'MERRIN', name: 'Merrin', print: (serial) => `${serial.slice(0, 3)}-${serial.slice(3)}M` },
    { id: 'STAVOX', name: 'Stavox', print: (serial) => `SX${serial}` },
    { id: 'DUNMAR', name: 'Dunmar', print: (serial) => `DM.${serial.slice(0, 2)}.${serial.slice(2)}` },
  ],
  size: 10_000_000,
  step: 6_180_339,
  perDesign: 6,
}

export const competitorNames: readonly string[] = [common, further].flatMap(({ competitors }) =>
  competitors.map(({ name }) => name),
)

interface CompetitorNumber {
  readonly competitor: Competitor
  readonly referenceNo: string
}

/**
 * Generates the numbers of competitors for a design; `common` are those of manufacturers that most workshops know.
 */
export const createCompetitorNumbers = (seed: number) => ({
  common: numbersIn(common, seed),
  further: numbersIn(further, seed),
})

function numbersIn({ competitors, size, step, perDesign }: NumberRange, seed: number) {
  const serials = affinePermutation(size, step, integerHash(seed, 'competitor', 0))
  const digits = String(size - 1).length
  return (design: number, ordinal: number): CompetitorNumber => {
    const index = design * perDesign + ordinal
    const competitor = itemAt(competitors, integerHash(seed, 'competitor', index + 1) % competitors.length)
    return { competitor, referenceNo: competitor.print(String(serials.encode(index)).padStart(digits, '0')) }
  }
}
