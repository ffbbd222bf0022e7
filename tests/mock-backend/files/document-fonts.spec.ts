import { readFileSync, readdirSync } from 'node:fs'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { documentFonts } from '#mock-backend/files/document-fonts.ts'

const MESSAGES = 'src/ui/messages'
/** Characters of the messages that no printed document contains. */
const UNPRINTED = new Set('▼≈→')

test.each(['regular', 'bold'] as const)(
  'The %s font of documents contains the characters of the shop’s messages',
  async (weight) => {
    const texts = readdirSync(MESSAGES)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${MESSAGES}/${name}`, 'utf8'))
    const pdf: any = new Pdf()
    pdf.font((await documentFonts())[weight])
    const characters = new Set(texts.join('').replaceAll(/\s/g, ''))
    const missing = [...characters].filter(
      (character) => !pdf._font.font.hasGlyphForCodePoint(character.codePointAt(0)),
    )
    expect(missing.filter((character) => !UNPRINTED.has(character))).toEqual([])
  },
)
