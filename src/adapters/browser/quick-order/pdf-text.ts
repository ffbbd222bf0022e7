import { getDocumentProxy } from 'unpdf'

const PAGES_MAX = 200
/** Maximum vertical distance between texts of the same line, as a fraction of the font size. */
const SAME_LINE = 0.5

type Chunk = { readonly text: string; readonly x: number; readonly y: number; readonly width: number }

/**
 * The text of a PDF, in columns as printed; empty for a scanned picture. Throws if the file is damaged, or
 * protected by a password.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // a copy, because the library takes ownership of the bytes, and refuses a Node.js buffer
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(pageText(items.flatMap((item) => ('str' in item ? chunkOf(item) : []))))
    }
    return pages.join('\n')
  } finally {
    await document.destroy()
  }
}

type Item = { readonly str: string; readonly transform: readonly unknown[]; readonly width: number }

function chunkOf({ str, transform, width }: Item): readonly Chunk[] {
  return str.trim() === '' ? [] : [{ text: str, x: Number(transform[4]), y: Number(transform[5]), width }]
}

function pageText(chunks: readonly Chunk[]): string {
  const letter = letterWidth(chunks)
  const lines: Chunk[][] = []
  for (const chunk of chunks.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    const isSame = line?.[0] && Math.abs(line[0].y - chunk.y) < letter * 2 * SAME_LINE
    if (isSame) line.push(chunk)
    else lines.push([chunk])
  }
  return lines.map((line) => lineText(line, letter)).join('\n')
}

/** Median width of a letter. */
function letterWidth(chunks: readonly Chunk[]): number {
  const widths = chunks.map(({ text, width }) => width / text.length).toSorted((one, other) => one - other)
  return widths[Math.floor(widths.length / 2)] || 5
}

/**
 * Text of a line with each chunk at its printed position: at least two blanks between columns, and none within a word
 * that was printed in several chunks.
 */
function lineText(line: readonly Chunk[], letter: number): string {
  let text = ''
  let end = -Infinity
  for (const chunk of line.toSorted((one, other) => one.x - other.x)) {
    const gap = chunk.x - end
    const column = Math.round(chunk.x / letter)
    if (gap > letter * 1.5) text = text.padEnd(Math.max(column, text === '' ? 0 : text.length + 2))
    else if (gap > letter * 0.2) text += ' '
    text += chunk.text
    end = chunk.x + chunk.width
  }
  return text
}
