export type TextLine = { text: string; x: number; y: number; size: number; bold?: boolean }

/**
 * One A4 page of text; `x` and `y` in points from the lower left corner. Characters beyond Latin-1 become
 * question marks.
 */
export function pdfPage(title: string, lines: readonly TextLine[]): Uint8Array<ArrayBuffer> {
  const content = lines.map(drawn).join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ])
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const drawn = ({ text, x, y, size, bold = false }: TextLine) =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`

/** Characters beyond Latin-1 that WinAnsiEncoding contains, or that have a replacement. */
const SIGNS: Readonly<Record<string, string>> = {
  '\u2044': '/',
  '\u2013': '\x96',
  '\u2019': '\x92',
  '\u2026': '\x85',
  '\u20ac': '\x80',
  '\u2009': ' ',
  '\u202f': ' ',
}

const literal = (text: string) =>
  `(${text.replace(/[^\x20-\xff]/gu, (sign) => SIGNS[sign] ?? '?').replace(/[\\()]/g, (character) => `\\${character}`)})`

/** The cross-reference table needs byte offsets; every character here is one byte. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  objects.forEach((object, index) => {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file +=
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}
