/** One segment of an EDIFACT interchange; each element is a list of components, without release characters. */
export type EdifactSegment = { readonly tag: string; readonly elements: readonly (readonly string[])[] }

type Marks = {
  readonly component: string
  readonly element: string
  /** Absent if UNA has a blank for it. */
  readonly release: string | undefined
  readonly end: string
}

/** Kinds of an article number (UN/EDIFACT 7143) of the seller; it may be omitted. */
export const SELLERS_NUMBERS: ReadonlySet<string> = new Set(['', 'SA', 'VN', 'VP', 'SRS'])

const USUAL: Marks = { component: ':', element: '+', release: '?', end: "'" }
const UNA_LENGTH = 9
/** Limit of segments, elements and components; an order of 2,000 lines has 70,000. Parsing stops at the limit. */
const PARTS_MAX = 300_000

/** Splits a text at the marks that its UNA names, or else the usual ones (ISO 9735). */
export function edifactSegments(text: string): {
  readonly segments: readonly EdifactSegment[]
  /** False if the last segment has no end. */
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

/** Line breaks between segments are ignored. */
function segmentOf([tag, ...elements]: readonly (readonly string[])[]): EdifactSegment {
  return { tag: (tag?.[0] ?? '').trim(), elements }
}
