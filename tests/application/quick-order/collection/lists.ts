import type { Catalogue } from '#mock-backend/search-engine/catalogue.ts'
import { Draw } from './draw.ts'
import { FILE_STYLES } from './file-styles.ts'
import type { Ordered, Style } from './file-style.ts'

/** A file of the collection, and its expected order. */
export type WrittenList = {
  readonly style: string
  readonly kind: Style['kind']
  readonly language: string
  readonly bytes: Uint8Array
  readonly items: readonly Ordered[]
}

/** The same seed writes the same lists. */
export async function writtenLists(catalogue: Catalogue, seed: number): Promise<readonly WrittenList[]> {
  const lists: WrittenList[] = []
  for (const [index, { name, kind, languages, write }] of FILE_STYLES.entries()) {
    for (const [turn, language] of languages.entries()) {
      const draw = new Draw(catalogue, seed * 10_000 + index * 100 + turn, language)
      const { content, items } = write(draw)
      const bytes = typeof content === 'string' ? Buffer.from(content) : await content
      lists.push({ style: name, kind, language, bytes, items })
    }
  }
  return lists
}
