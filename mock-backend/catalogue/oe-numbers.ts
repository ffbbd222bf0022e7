import { constructionGroupOf } from './construction-groups.ts'
import type { PartType } from './part-types.ts'
import { affinePermutation } from './permutation.ts'
import { itemAt, integerHash, randomFor, type Random } from './random.ts'

/** Generates OE numbers in the maker's format. The generator avoids equal numbers of two parts. */
export type OeNumbers = (makerId: string, partType: PartType, design: number, ordinal: number) => string

interface Shape {
  /** Six digits that are unique per maker. */
  readonly serial: string
  readonly partType: PartType
  readonly random: Random
}

const oeNumbersPerMaker = 4

/** Mercedes-Benz series: models, engines, gearboxes and axles that parts are numbered under. */
const mercedesSeries = [...range(0, 10), ...range(340, 390), ...range(650, 660), ...range(930, 960)]

function range(from: number, end: number): readonly string[] {
  return Array.from({ length: end - from }, (_, index) => String(from + index).padStart(3, '0'))
}

const man = ({ serial, partType, random }: Shape): string => {
  const group = constructionGroupOf(partType.categoryId)
  const lead = group.isStandardPart ? '06' : group.isEngine ? '51' : random.pick(['81', '81', '36', '85'])
  return `${lead}.${group.man}${serial.slice(0, 2)}-${serial.slice(2)}`
}

const mercedes = ({ serial, partType }: Shape): string => {
  const group = constructionGroupOf(partType.categoryId)
  const series = itemAt(mercedesSeries, Number(serial.slice(0, 2)))
  return `A ${series} ${group.mercedes} ${serial.slice(2, 4)} ${serial.slice(4)}`
}

const afterLead =
  (...leads: readonly string[]) =>
  ({ serial, random }: Shape): string =>
    random.pick(leads) + serial

const shapes: Readonly<Record<string, (shape: Shape) => string>> = {
  MAN: man,
  MB: mercedes,
  SET: mercedes,
  EVO: mercedes,
  VO: afterLead('20', '21', '22', '23', '85'),
  SC: afterLead('1', '2'),
  DAF: afterLead('1', '2'),
  IV: afterLead('504', '500', '5801'),
  RT: afterLead('7420', '7421', '7422', '5010'),
  VW: ({ serial, random }) =>
    `${random.pick(['2N0', '2E0', '7H0'])} ${serial.slice(0, 3)} ${serial.slice(3)} ${random.pick(['', 'A', 'B', 'C'])}`.trimEnd(),
  FO: afterLead('1', '2'),
  FI: afterLead('51', '55', '71', '77'),
  SCH: afterLead('1'),
  KRO: afterLead('505'),
  KOE: afterLead('8'),
  SWM: ({ serial }) => serial,
  WIE: afterLead('36'),
  SOL: ({ serial, random }) =>
    `${random.pick(['0004', '1101', '1108'])}-${serial.slice(0, 3)}-${serial.slice(3)}`,
}

/** Maps makers that share a numbering scheme to one of them. */
const numberingOf = (makerId: string): string => (makerId === 'SET' || makerId === 'EVO' ? 'MB' : makerId)

export function createOeNumbers(seed: number): OeNumbers {
  const serials = new Map(
    Object.keys(shapes).map((makerId) => {
      const start = integerHash(seed, 'reference', makerKey(numberingOf(makerId)))
      return [makerId, affinePermutation(1_000_000, 618_033, start)]
    }),
  )
  return (makerId, partType, design, ordinal) => {
    const shape = shapes[makerId]
    const serial = serials.get(makerId)?.encode(design * oeNumbersPerMaker + ordinal)
    if (shape === undefined || serial === undefined) {
      throw new RangeError(`There is no number shape for vehicle maker ${makerId}.`)
    }
    const random = randomFor(seed ^ makerKey(makerId), 'reference', design * oeNumbersPerMaker + ordinal)
    return shape({ serial: String(serial).padStart(6, '0'), partType, random })
  }
}

/** A small integer hash of a short text in capitals. */
function makerKey(makerId: string): number {
  return Array.from(makerId).reduce((key, letter) => key * 31 + letter.charCodeAt(0), 7)
}
