import { expect, test } from 'vitest'
import type { Language } from '#mock-backend/catalogue/language.ts'
import { isFormOf, isOtherGender } from '#mock-backend/search-engine/stems.ts'

test.each([
  ['motores', 'motor', 'es'],
  ['banchi', 'banco', 'it'],
  ['farois', 'farol', 'pt-BR'],
  ['ремнями', 'ремень', 'ru'],
  ['Dichtungen', 'Dichtung', 'de'],
] as const)('%s is a form of %s', (one, other, language) => {
  expect(isFormOf(one, other, language)).toBe(true)
})

test.each([
  ['carburateur', 'carburant', 'fr'],
  ['teclado', 'tecla', 'es'],
  ['capo', 'cubo', 'pt-BR'],
  ['тормозить', 'тормоз', 'ru'],
  ['Getriebener', 'Getriebe', 'de'],
  ['spiegeltje', 'spiegel', 'nl'],
] as const)('%s is not a form of %s', (one, other, language) => {
  expect(isFormOf(one, other, language)).toBe(false)
})

test.each<[string, string, Language, boolean]>([
  ['zapato', 'zapata', 'es', true],
  ['cintos', 'cinta', 'pt-BR', true],
  ['zapatas', 'zapata', 'es', false],
  ['lampada', 'lampado', 'ru', false],
])(
  '%s and %s in %s are nouns of different gender, and not the same word: %s',
  (one, other, language, isOther) => {
    expect(isOtherGender(one, other, language)).toBe(isOther)
  },
)
