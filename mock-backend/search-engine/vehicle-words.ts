import { createEditDistanceIndex } from './edit-distance.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import { makerName, vehicles } from '../catalogue/vehicles.ts'

/** Words of engine codes and models that do not identify a vehicle by themselves. */
const commonWords = new Set(
  'series profi cool cargo liner city lion way hi vi lf lfl la luh ub ft fa fas cdi tdi dci ls hd om dti premium'.split(
    ' ',
  ),
)
const maxWords = 3

const cyrillicNames: Readonly<Record<string, string>> = {
  АКТРОС: 'ACTROS',
  АТЕГО: 'ATEGO',
  АКСОР: 'AXOR',
  АРОКС: 'AROCS',
  СПРИНТЕР: 'SPRINTER',
  КРАФТЕР: 'CRAFTER',
  ДУКАТО: 'DUCATO',
  ТРАНЗИТ: 'TRANSIT',
  СТРАЛИС: 'STRALIS',
  ТРАККЕР: 'TRAKKER',
  ЕВРОКАРГО: 'EUROCARGO',
  ДЕЙЛИ: 'DAILY',
  УНИМОГ: 'UNIMOG',
  ПРЕМИУМ: 'PREMIUM',
  ТГХ: 'TGX',
  ТГА: 'TGA',
  ТГС: 'TGS',
  ФШ: 'FH',
}

const slugsByName = new Map<string, Set<string>>()
const printedNames = new Map<string, string>()
for (const { slug, makerId, series, model, engineCode } of vehicles) {
  // an engine D13K460 is also found as D13K
  const engine = engineCode?.replace(/(\d\p{L})\d+$/u, '$1')
  // a series whose name identifies nothing by itself needs its maker: DAF LF, Renault T
  const [maker = ''] = makerName(makerId).split(' ')
  const ofMaker = isName(normalizePartNumber(series)) ? [] : [`${maker} ${series}`]
  const names = [series, model, engineCode ?? '', engine ?? ''].flatMap(namesIn)
  for (const printed of [...names, ...ofMaker]) {
    const name = normalizePartNumber(printed)
    slugsByName.set(name, (slugsByName.get(name) ?? new Set()).add(slug))
    if (!printedNames.has(name)) printedNames.set(name, printed)
  }
}

/** All runs of words in a text, with and without the digits after a dot: OM 471 also finds OM 471.900. */
function namesIn(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}.]+/u).filter((word) => word !== '')
  return words
    .flatMap((_, start) =>
      Array.from({ length: words.length - start }, (_each, more) => words.slice(start, start + more + 1)),
    )
    .flatMap((run) => [run.join(' '), run.join(' ').replace(/\..*/, '')])
    .filter((name) => isName(normalizePartNumber(name)))
}

function isName(name: string): boolean {
  if (commonWords.has(name.toLowerCase())) return false
  return /\p{L}/u.test(name) ? name.length > 1 : name.length > 4
}

/** Corrects a misspelled word to a series or model. */
export const closestVehicle = createEditDistanceIndex(
  [...slugsByName.keys(), ...Object.keys(cyrillicNames)]
    .map((name) => name.toLowerCase())
    .filter((name) => /^\p{L}+$/u.test(name)),
)

export interface VehicleWords {
  /** The number of words that name the vehicles. */
  readonly length: number
  readonly vehicleSlugs: ReadonlySet<string>
  /** Name in the spelling of the catalogue: OM 471, TGX 18.440. */
  readonly name: string
}

/** The vehicles of the longest name of a model, series or engine at this position. */
export function vehiclesAt(words: readonly string[], index: number): VehicleWords | undefined {
  for (let length = Math.min(maxWords, words.length - index); length > 0; length -= 1) {
    const name = normalizePartNumber(words.slice(index, index + length).join(''))
    const vehicleSlugs = slugsByName.get(cyrillicNames[name] ?? name)
    if (vehicleSlugs !== undefined)
      return { length, vehicleSlugs, name: printedNames.get(cyrillicNames[name] ?? name) ?? name }
  }
  return undefined
}
