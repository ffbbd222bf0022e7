import { attributeOf } from '#domain/quick-order/markup.ts'

const FONT = /<font[\s/>]/g
const STRIKE = /<strike(?:\s+val=["'](?:1|true)["'])?\s*\/>/

/** Indexes of the cell styles of a workbook whose font is struck through. */
export function struckStyles(styles: string): ReadonlySet<string> {
  const fonts = partOf(styles, 'fonts')
  const starts = [...fonts.matchAll(FONT)].map(({ index }) => index)
  const struck = starts.map((start, place) => STRIKE.test(fonts.slice(start, starts[place + 1])))
  const formats = [...partOf(styles, 'cellXfs').matchAll(/<xf\s[^<>]*>/g)]
  return new Set(
    formats.flatMap(([tag], place) => (struck[Number(attributeOf(tag, 'fontid'))] ? [String(place)] : [])),
  )
}

function partOf(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? '' : xml.slice(start, end)
}

/** A sheet without the cells that have one of these styles. */
export function withoutStruck(sheet: string, struck: ReadonlySet<string>): string {
  if (struck.size === 0) return sheet
  return without(sheet, 'c', /<c[ >]/g, (cell) =>
    struck.has(attributeOf(cell.slice(0, cell.indexOf('>')), 's') ?? '0'),
  )
}

/** Shared texts without the parts that are struck through. */
export const withoutStruckRuns = (texts: string): string =>
  STRIKE.test(texts) ? without(texts, 'r', /<r[ >]/g, (run) => STRIKE.test(run)) : texts

function without(xml: string, name: string, start: RegExp, isMeant: (element: string) => boolean): string {
  const kept: string[] = []
  let at = 0
  for (let open = start.exec(xml); open; open = start.exec(xml)) {
    const close = xml.indexOf('>', open.index) + 1
    if (close === 0) break
    const mark = `</${name}>`
    const last = xml[close - 2] === '/' ? close - mark.length : xml.indexOf(mark, close)
    const end = last < 0 ? xml.length : last + mark.length
    kept.push(xml.slice(at, isMeant(xml.slice(open.index, end)) ? open.index : end))
    start.lastIndex = at = end
  }
  return kept.join('') + xml.slice(at)
}
