import { markupTokens, type MarkupToken } from './markup.ts'

/** Elements without content, which have no end tag. */
export const VOID_ELEMENTS = new Set('br col hr img input link meta wbr'.split(' '))

const CELLS = ['td', 'th']
const SECTIONS = ['thead', 'tbody', 'tfoot']
const TABLE_PARTS = new Set([...CELLS, 'tr', ...SECTIONS])
const BLOCKS = (
  'address article aside blockquote details div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre ' +
  'section table ul'
).split(' ')
/** Elements that a start tag closes implicitly, without an end tag. */
const ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...CELLS.map((name) => [name, new Set(CELLS)] as const),
  ['tr', new Set([...CELLS, 'tr'])],
  ...SECTIONS.map((name) => [name, TABLE_PARTS] as const),
  ...['dt', 'dd'].map((name) => [name, new Set(['dt', 'dd', 'p'])] as const),
  ['li', new Set(['li', 'p'])],
  ['option', new Set(['option'])],
  ['optgroup', new Set(['option', 'optgroup'])],
  ...BLOCKS.map((name) => [name, new Set(['p'])] as const),
])
/** Elements that limit implicit closing: a tag inside of them closes no element outside. */
const SCOPES = new Set('table td th ul ol dl select button'.split(' '))
const TABLE_SCOPE = new Set(['table'])
/** Formatting elements. They continue after the end of a paragraph, but not of a cell. */
const FORMATS = new Set('a b big code em font i s small strike strong tt u'.split(' '))
const OF_HEAD = new Set('base link meta noscript script style template title'.split(' '))
/** Elements that are tracked at any depth. */
const ENDED = new Set([...ENDS.values()].flatMap((names) => [...names]))
/** Depth up to which other elements are tracked; limits the time of each search. */
const DEPTH_MAX = 100

/** Tokens of HTML with optional end tags added: `<td>a<td>b` are two cells. */
export function* htmlTokens(html: string): Generator<MarkupToken> {
  const open: string[] = []
  /** Ends all elements from `index` on; formatting elements continue unless a cell ends. */
  function* endFrom(index: number, isOfTable: boolean): Generator<MarkupToken> {
    const ended = open.splice(index)
    for (const name of ended.toReversed()) {
      if (isOfTable || !FORMATS.has(name)) yield { kind: 'end', name }
    }
    if (!isOfTable) open.push(...ended.filter((name) => FORMATS.has(name)))
  }
  /** Index of the outermost open element with one of these names within the scope. */
  const outermost = (names: ReadonlySet<string>, scopes: ReadonlySet<string>): number | undefined => {
    let outermostIndex: number | undefined
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const name = open[index] ?? ''
      if (names.has(name)) outermostIndex = index
      if (scopes.has(name)) break
    }
    return outermostIndex
  }
  for (const token of markupTokens(html)) {
    if (token.kind === 'text') {
      yield token
      continue
    }
    const { name } = token
    const isOfTable = TABLE_PARTS.has(name) || name === 'table'
    if (token.kind === 'start') {
      const ends = ENDS.get(name)
      const isPart = TABLE_PARTS.has(name)
      const endedIndex = ends && outermost(ends, isPart ? TABLE_SCOPE : SCOPES)
      if (endedIndex !== undefined) yield* endFrom(endedIndex, isPart)
      if (open.at(-1) === 'head' && !OF_HEAD.has(name)) yield* endFrom(open.length - 1, false)
      yield token
      const isRemembered = ENDED.has(name) || SCOPES.has(name) || open.length < DEPTH_MAX
      if (!token.isEmpty && !VOID_ELEMENTS.has(name) && isRemembered) open.push(name)
      continue
    }
    if (FORMATS.has(name)) {
      const formatIndex = innermost(open, name, SCOPES)
      if (formatIndex !== undefined) open.splice(formatIndex, 1)
      yield token
      continue
    }
    const endedIndex = innermost(open, name, isOfTable ? TABLE_SCOPE : SCOPES)
    if (endedIndex === undefined) yield token
    else yield* endFrom(endedIndex, isOfTable)
  }
  yield* endFrom(0, true)
}

/** Index of the last open element with the name within the scope, which may be the element itself. */
function innermost(open: readonly string[], name: string, scopes: ReadonlySet<string>): number | undefined {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    if (open[index] === name) return index
    if (scopes.has(open[index] ?? '')) return undefined
  }
  return undefined
}
