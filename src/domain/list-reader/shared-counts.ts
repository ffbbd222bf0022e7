import { readQuantity } from './list-quantity.ts'
import { wordIndexesOf, type QuantityMatch } from './quantity-match.ts'
import { wordKey } from './plain-text.ts'

const SIDES: readonly (readonly string[])[] = [
  'left lh nearside links linke linken linker linkes linkse gauche gauches izquierda izquierdo izquierdas izquierdos izq sinistra sinistro sinistre sinistri sx esquerda esquerdo esquerdas esquerdos esq linkerkant слева левый левая левую левые лев левых',
  'right rh offside rechts rechte rechten rechter rechtes rechtse droite droit droites droits derecha derecho derechas derechos dcha destra destro destre destri dx direita direito direitas direitos dir rechterkant справа правый правая правую правые прав правых',
  'front vorn vorne vordere vorderachse avant devant delante delantera delantero delanteras delanteros anteriore anteriori davanti dianteiro dianteira dianteiros dianteiras frente voor vooras спереди передний передняя переднюю передние передних перед',
  'rear back hinten hintere hinterachse arriere derriere detras trasera trasero traseras traseros posteriore posteriori dietro traseiro traseira traseiros traseiras atras achter achteras сзади задний задняя заднюю задние задних зад',
  'upper top oben haut arriba superiore sopra cima boven сверху верхний',
  'lower bottom unten bas abajo inferiore sotto baixo onder снизу нижний',
].map((words) => words.split(' '))
const SIDE: ReadonlyMap<string, number> = new Map(
  SIDES.flatMap((words, side) => words.map((word) => [word, side] as const)),
)
/** True for "left", "front" and other sides of a vehicle. */
export const isSideWord = (word: string): boolean => SIDE.has(wordKey(word))
const FOR = /^(?:for|für|fuer|fürs|pour|para|per|voor|для|на)$/iu
/** True for the word in front of a purpose: "for the workshop". */
export const isPurposeWord = (word: string): boolean => FOR.test(word)
/** True if the words name two sides of a vehicle: "front and rear". */
export const hasTwoSides = (words: readonly string[]): boolean =>
  new Set(words.flatMap((word) => word.split('/').flatMap((side) => SIDE.get(wordKey(side)) ?? []))).size > 1
/** Words in front of a side: "2 à gauche". */
const AT = /^(?:à|a|al|alla|an|at|in|im|on|op|em|en|na|на|no|в)$/iu
export const isPlaceWord = (word: string): boolean => AT.test(word)
const PER = /^(?:per|pro|par|por|je|на|in|cada|a|chaque|each)$/iu
/** Words behind "per" in a quantity for each side, axle or wheel of a vehicle: "1 per side". */
const BASE =
  /^(?:side|sides|axle|wheel|hub|end|seite|achse|rad|radseite|côté|cote|essieu|roue|lado|eje|rueda|lato|asse|ruota|eixo|roda|kant|zijde|as|wiel|сторону|ось|колесо)$/iu

/** Purpose that is written behind a quantity: a side of a vehicle, or "for the workshop". */
function shareBehind({ end }: QuantityMatch, words: readonly string[]): string | undefined {
  const next = words[end] ?? ''
  const side = SIDE.get(wordKey(AT.test(next) ? (words[end + 1] ?? '') : next))
  if (side !== undefined) return `side ${side}`
  const purpose = words[end + 1] ?? ''
  return FOR.test(next) && /^\p{L}{2,}$/u.test(purpose)
    ? words
        .slice(end + 1, end + 4)
        .join(' ')
        .split(/ ,| (?:und|and|et|y|e|en|и) /u, 1)[0]
    : undefined
}

const shareAhead = ({ from }: QuantityMatch, words: readonly string[]): string | undefined => {
  const side = SIDE.get(wordKey(words[from - 1] ?? ''))
  return side === undefined ? undefined : `side ${side}`
}

/** Adds up quantities of one part: "1 left, 1 right", "3 for the workshop, 2 for the store". */
export function withSummedCounts(
  mentions: readonly QuantityMatch[],
  words: readonly string[],
  isTaken: (place: number) => boolean,
): readonly QuantityMatch[] {
  const foundMatches: QuantityMatch[] = []
  for (const group of groupsOf(mentions, words, isTaken)) {
    const counts = group.filter((mention, index) => index === 0 || !isRate(mention, words))
    const [first, ...others] = counts
    const all = togetherOf(counts, words)
    const later = togetherOf(others, words)
    if (all) foundMatches.push(all)
    // the first quantity is the sum of the others: "4 in all, 2 left and 2 right"
    else if (first && later && piecesOf(first) === piecesOf(later)) foundMatches.push(first)
    else foundMatches.push(...counts)
  }
  return foundMatches
}

const isRate = ({ from, end }: QuantityMatch, words: readonly string[]): boolean =>
  (PER.test(words[end] ?? '') && BASE.test(words[end + 1] ?? '')) ||
  (BASE.test(words[from - 1] ?? '') && PER.test(words[from - 2] ?? ''))

const piecesOf = ({ quantity }: QuantityMatch): number | undefined =>
  quantity.kind === 'whole' ? quantity.pieces : undefined

/** Groups of quantities between two part numbers. */
function groupsOf(
  mentions: readonly QuantityMatch[],
  words: readonly string[],
  isTaken: (place: number) => boolean,
): readonly (readonly QuantityMatch[])[] {
  const groups: QuantityMatch[][] = []
  for (const mention of mentions) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isNext =
      last !== undefined && !words.slice(last.end, mention.from).some((_, index) => isTaken(last.end + index))
    if (group && isNext) group.push(mention)
    else groups.push([mention])
  }
  return groups
}

function togetherOf(counts: readonly QuantityMatch[], words: readonly string[]): QuantityMatch | undefined {
  const [first] = counts
  const last = counts.at(-1)
  if (!first || !last || counts.length < 2) return undefined
  const isEachFor = (shareOf: typeof shareBehind): boolean => {
    const shares = new Set(counts.map((count) => shareOf(count, words)))
    return shares.size === counts.length && !shares.has(undefined)
  }
  if (!isEachFor(shareBehind) && !isEachFor(shareAhead)) return undefined
  const quantity = counts.reduce((sum, count) => sum + (piecesOf(count) ?? NaN), 0)
  if (Number.isNaN(quantity)) return undefined
  return {
    ...first,
    end: last.end,
    text: counts.map(({ text }) => text).join(' + '),
    quantity: readQuantity(String(quantity)),
    isSaid: true,
    isSum: true,
    places: counts.flatMap(wordIndexesOf),
  }
}
