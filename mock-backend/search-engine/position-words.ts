import { createEditDistanceIndex } from './edit-distance.ts'

/** Fitting positions: front, rear, left, right. Each has its attribute values, and the search words that mean it. */
const positions: readonly { readonly values: readonly string[]; readonly words: string }[] = [
  {
    values: ['FA', 'front'],
    words:
      'front frt fr va vorn vorne vorder vordere vorderer vorderachse vorderachs fa avant av anteriore anteriori ant ' +
      'передняя передние переднии передних переднеи перед voor vooras voorste voorzijde voorkant dianteiro dianteira ' +
      'dianteiros dianteiras diant delantero delantera delanteros delanteras del',
  },
  {
    values: ['RA', 'rear'],
    words:
      'rear rr ha hinten hinter hintere hinterer hinterachse hinterachs ra back arriere arr ar posteriore posteriori post ' +
      'задняя задние заднии задних заднеи зад achter achteras achterste achterzijde achterkant traseiro traseira ' +
      'traseiros traseiras tras trasero trasera traseros traseras',
  },
  {
    values: ['L'],
    words:
      'left lh li links linke linker linkes l gauche g sinistra sinistro sinistri sx sin левая левое левые левыи лев ' +
      'esquerdo esquerda esq le izquierdo izquierda izq izqda izqdo nearside ns',
  },
  {
    values: ['R'],
    words:
      'right rh re rechts rechte rechter rechtes r droite droit destra destro dx правая правое правые правыи прав ' +
      'direito direita ld derecho derecha der dcha dcho offside os',
  },
]

const valuesByWord = new Map<string, ReadonlySet<string>>(
  positions.flatMap(({ values, words }) => words.split(' ').map((word) => [word, new Set(values)] as const)),
)

/** Abbreviations of two positions, as in v.l. */
const pairs: ReadonlyMap<string, string> = new Map([
  ['vl', 'va li'],
  ['vr', 'va re'],
  ['hl', 'ha li'],
  ['hr', 'ha re'],
  ['nsf', 'fa left'],
  ['osf', 'fa right'],
  ['nsr', 'ra left'],
  ['osr', 'ra right'],
  ['avg', 'avant gauche'],
  ['avd', 'avant droit'],
  ['arg', 'arriere gauche'],
  ['ard', 'arriere droit'],
])

/** Attribute values of the position that the word names: `hinten`, `RA` and `traseira` name the rear axle. */
export function positionsOf(word: string): readonly ReadonlySet<string>[] | undefined {
  const values = (pairs.get(word) ?? word).split(' ').flatMap((each) => valuesByWord.get(each) ?? [])
  return values.length === 0 ? undefined : values
}

/** Corrects a misspelled word to a word for a position. */
export const closestPositionWord = createEditDistanceIndex(valuesByWord.keys())
