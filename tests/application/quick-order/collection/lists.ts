import type { Catalogue } from '#mock-backend/search-engine/catalogue.ts'
import { Draw } from './draw.ts'
import { FILE_STYLES } from './file-styles.ts'
import { TEXT_STYLES, type Kind, type Ordered } from './text-styles.ts'

/** A list of the collection, as pasted text or as a file, and what it orders. */
export type WrittenList = {
  readonly style: string
  readonly kind: Kind
  readonly language: string
  readonly content: string | Uint8Array
  readonly items: readonly Ordered[]
}

/** The same seed writes the same lists. */
export async function writtenLists(catalogue: Catalogue, seed: number): Promise<readonly WrittenList[]> {
  const lists: WrittenList[] = []
  for (const [place, { name, kind, languages, write }] of [...TEXT_STYLES, ...FILE_STYLES].entries()) {
    for (const [turn, language] of languages.entries()) {
      const draw = new Draw(catalogue, seed * 10_000 + place * 100 + turn, language)
      const { content, items } = write(draw)
      lists.push({ style: name, kind, language, content: await content, items })
    }
  }
  return lists
}
