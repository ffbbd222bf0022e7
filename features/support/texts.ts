import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createIntl, type IntlShape } from 'react-intl'
import { languageIdOf, type LanguageCode } from '#domain/locale/language.ts'

const loaded = new Map<LanguageCode, IntlShape>()

/** The shop's texts as translators write them. */
export function messagesOf(language: LanguageCode): Record<string, string> {
  const file = new URL(`../../src/ui/messages/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

export function textsIn(language: LanguageCode): IntlShape {
  const knownIntl = loaded.get(language)
  if (knownIntl) return knownIntl
  const intl = createIntl({
    locale: languageIdOf(language),
    messages: messagesOf(language),
    onError: (error) => {
      throw error
    },
    formats: { number: { grouped: { useGrouping: 'always' } } },
  })
  loaded.set(language, intl)
  return intl
}

/** Replaces any sequence of white space by one blank, because sentences are compared without their layout. */
export const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, ' ').trim()

/** Fails if the page does not contain the sentence. */
export function includes(visibleText: string, text: string): void {
  assert.ok(
    plain(visibleText).includes(plain(text)),
    `"${text}" is not among: ${visibleText.slice(0, 2_000)}`,
  )
}

/** Fails if the page contains the sentence. */
export function excludes(visibleText: string, text: string): void {
  assert.ok(!plain(visibleText).includes(plain(text)), `"${text}" is among: ${visibleText.slice(0, 2_000)}`)
}
