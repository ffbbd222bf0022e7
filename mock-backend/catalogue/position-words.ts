/** Values of attributes that say where a part is fitted. */
const positions: readonly { readonly values: readonly string[]; readonly words: string }[] = [
  {
    values: ['FA', 'front'],
    words:
      'front va vorn vorne vorder vordere vorderer vorderachse vorderachs fa avant av anteriore anteriori ant ' +
      'передняя передние переднии передних переднеи перед voor vooras voorste voorzijde voorkant dianteiro dianteira ' +
      'dianteiros dianteiras diant delantero delantera delanteros delanteras del',
  },
  {
    values: ['RA', 'rear'],
    words:
      'rear ha hinten hinter hintere hinterer hinterachse hinterachs ra back arriere arr ar posteriore posteriori post ' +
      'задняя задние заднии задних заднеи зад achter achteras achterste achterzijde achterkant traseiro traseira ' +
      'traseiros traseiras tras trasero trasera traseros traseras',
  },
  {
    values: ['L'],
    words:
      'left lh li links linke linker linkes l gauche g sinistra sinistro sinistri sx sin левая левое левые левыи лев ' +
      'esquerdo esquerda esq le izquierdo izquierda izq izqda izqdo nearside ns n/s',
  },
  {
    values: ['R'],
    words:
      'right rh re rechts rechte rechter rechtes r droite droit destra destro dx правая правое правые правыи прав ' +
      'direito direita ld derecho derecha der dcha dcho offside os o/s',
  },
]

const valuesByWord = new Map<string, ReadonlySet<string>>(
  positions.flatMap(({ values, words }) => words.split(' ').map((word) => [word, new Set(values)] as const)),
)

/** The values of the position that the word names: `hinten`, `RA`, `traseira` are the rear axle. */
export const positionOf = (word: string): ReadonlySet<string> | undefined => valuesByWord.get(word)
