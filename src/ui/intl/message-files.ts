import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '#domain/place/language.ts'

type Messages = Record<string, MessageFormatElement[]>

const files = import.meta.glob<Messages>('../messages/compiled/*.json', { import: 'default' })
const addresses = import.meta.glob<string>('../messages/compiled/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const pathOf = (language: LanguageCode) => `../messages/compiled/${language}.json`

/** Where the browser fetches the texts of a language: a file of its own that never changes. */
export function messagesUrl(language: LanguageCode): string {
  return addresses[pathOf(language)]!
}

export async function fetchMessages(language: LanguageCode): Promise<Messages> {
  if (import.meta.env.SSR) return files[pathOf(language)]!()
  return (await fetch(messagesUrl(language))).json()
}
