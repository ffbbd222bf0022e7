import { affinePermutation } from './permutation.ts'
import { itemAt, mix } from './random.ts'

/** A fictional maker of replacement parts (independent aftermarket). */
export interface Competitor {
  readonly id: string
  readonly name: string
  readonly print: (serial: string) => string
}

const competitors: readonly Competitor[] = [
  { id: 'KELDEN', name: 'Kelden', print: (serial) => `K ${serial}` },
  { id: 'BREVANOR', name: 'Brevanor', print: (serial) => `BV ${serial.slice(0, 3)}.${serial.slice(3)}` },
  { id: 'TOLTRAK', name: 'Toltrak', print: (serial) => `T${serial.slice(0, 2)}-${serial.slice(2)}` },
  { id: 'OSTRIMA', name: 'Ostrima', print: (serial) => `0${serial}` },
]

const competitorNumbersPerDesign = 4

export function createCompetitorNumbers(seed: number) {
  const serials = affinePermutation(1_000_000, 618_033, mix(seed, 'competitor', 0))
  return (design: number, ordinal: number): { competitor: Competitor; referenceNo: string } => {
    const place = design * competitorNumbersPerDesign + ordinal
    const competitor = itemAt(competitors, mix(seed, 'competitor', place + 1) % competitors.length)
    return { competitor, referenceNo: competitor.print(String(serials.encode(place)).padStart(6, '0')) }
  }
}
