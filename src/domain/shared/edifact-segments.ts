/** One segment of an EDIFACT interchange; each element is a list of components, without release characters. */
export type EdifactSegment = { readonly tag: string; readonly elements: readonly (readonly string[])[] }

type Marks = {
  readonly component: string
  readonly element: string
  /** Release character; absent if UNA has a blank in its place. */
  readonly release: string | undefined
  readonly end: string
}

/** Kinds of article numbers (UN/EDIFACT 7143) that the seller issues; empty if the kind is omitted. */
export const SELLERS_NUMBERS: ReadonlySet<string> = new Set(['', 'SA', 'VN', 'VP', 'SRS'])

const USUAL: Marks = { component: ':', element: '+', release: '?', end: "'" }
const UNA_LENGTH = 9
/**
 * Limit of segments, elements and components together; an order of 2,000 lines has 70,000. Parsing stops at the limit.
 */
const PARTS_MAX = 300_000

/** Splits a text at the separators that its UNA segment defines, otherwise at the default ones (ISO 9735). */
export function edifactSegments(text: string): {
  readonly segments: readonly EdifactSegment[]
  /** False if the last segment has no terminator. */
  readonly isComplete: boolean
} {
  const interchange = text.trimStart()
  const marks = interchange.startsWith('UNA') ? marksIn(interchange) : USUAL
  const content = interchange.startsWith('UNA') ? interchange.slice(UNA_LENGTH) : interchange
  const segments: EdifactSegment[] = []
  let elements: string[][] = [['']]
  let isReleased = false
  let parts = 0
  for (const letter of content) {
    if (parts > PARTS_MAX) return { segments, isComplete: false }
    const components = elements.at(-1) ?? []
    if (isReleased) {
      isReleased = false
      components[components.length - 1] += letter
    } else if (letter === marks.release) isReleased = true
    else if (letter === marks.component) {
      parts += 1
      components.push('')
    } else if (letter === marks.element) {
      parts += 1
      elements.push([''])
    } else if (letter === marks.end) {
      parts += 1
      segments.push(segmentOf(elements))
      elements = [['']]
    } else components[components.length - 1] += letter
  }
  const rest = segmentOf(elements)
  const isComplete = rest.tag === '' && rest.elements.length === 0
  return { segments: isComplete ? segments : [...segments, rest], isComplete }
}

function marksIn(interchange: string): Marks {
  const [component = ':', element = '+', , release = '?', , end = "'"] = interchange.slice(3, UNA_LENGTH)
  return { component, element, release: release === ' ' ? undefined : release, end }
}

/** Creates a segment; line breaks before its tag are ignored. */
function segmentOf([tag, ...elements]: readonly (readonly string[])[]): EdifactSegment {
  return { tag: (tag?.[0] ?? '').trim(), elements }
}
