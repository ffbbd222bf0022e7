import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { TextPart } from './text-parts.ts'

export type Messages = Record<string, MessageFormatElement[]>

/** Texts of a shop variant that replace the default texts, and the URL from which the browser loads them. */
type TextOverrides = {
  readonly address: string
  readonly texts: Readonly<Partial<Record<LanguageCode, Messages>>>
}

const OVERRIDES_NAME = 'shop-texts'

const files = import.meta.glob<Messages>('../messages/compiled/*/*.json', { import: 'default' })
const addresses = import.meta.glob<string>('../messages/compiled/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Set only on the server; the same for all visitors. */
let overrides: TextOverrides | undefined

const pathOf = (language: LanguageCode, part: TextPart) => `../messages/compiled/${part}/${language}.json`

/** Sets the replaced texts. Call before the first text is loaded. */
export function overrideTexts(texts: TextOverrides): void {
  overrides = texts
}

/** Meta tag with the variant's data for the scripts. */
export function overridesMeta(): { readonly name: string; readonly content: string } | undefined {
  const content = import.meta.env.SSR ? overrides?.address : toldAddress()
  return content === undefined ? undefined : { name: OVERRIDES_NAME, content }
}

/** URL of the file with one part of a language's texts; its content never changes. */
export function messagesUrl(language: LanguageCode, part: TextPart): string {
  return addresses[pathOf(language, part)]!
}

export async function fetchMessages(language: LanguageCode, part: TextPart): Promise<Messages> {
  if (import.meta.env.SSR) {
    const builtInTexts = await files[pathOf(language, part)]!()
    return overrides ? { ...builtInTexts, ...overrides.texts[language] } : builtInTexts
  }
  const address = toldAddress()
  const urls = [
    messagesUrl(language, part),
    ...(address === undefined ? [] : [`${address}/${language}.json`]),
  ]
  return Object.assign({}, ...(await Promise.all(urls.map(fetchTexts)))) as Messages
}

/**
 * Fetches messages. If the server was restarted with other overrides, the file of this page no longer exists (404), and
 * the default messages are used.
 */
async function fetchTexts(url: string): Promise<Messages> {
  const response = await fetch(url)
  return response.status === 404 && url.startsWith('/texts/') ? {} : ((await response.json()) as Messages)
}

const toldAddress = () => document.querySelector<HTMLMetaElement>(`meta[name="${OVERRIDES_NAME}"]`)?.content
