import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#mock-backend/catalogue/language.ts'
import { documentTitles, listTitles } from '#mock-backend/files/document-texts.ts'

const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/ui/messages/${language.slice(0, 2)}.json`, 'utf8'))

test.each(languages)(
  'A document type has the same name on screen, in print and in file names: %s',
  (language) => {
    const texts = textsIn(language)
    for (const [type, titles] of Object.entries(documentTitles)) {
      expect(titles[language]).toBe(texts[`documents.type.${type}`])
    }
    for (const type of ['INVOICE', 'CREDIT_NOTE', 'DESPATCH_ADVICE']) {
      expect(texts[`documents.title.${type}`]).toBe(`${texts[`documents.type.${type}`]} {number}`)
    }
    expect(texts['packing.title']).toBe(`${texts['documents.type.PACKING_LIST']} {number}`)
  },
)

test.each(languages)('A list of documents has the same name on screen and in downloads: %s', (language) => {
  const texts = textsIn(language)
  expect(listTitles.INVOICE[language]).toBe(texts['list.title.invoices'])
  expect(listTitles.CREDIT_NOTE[language]).toBe(texts['list.title.creditnotes'])
  expect(listTitles.DESPATCH_ADVICE[language]).toBe(texts['list.title.deliverynotes'])
  expect(listTitles.PACKING_LIST[language]).toBe(texts['list.title.packinglist'])
})
