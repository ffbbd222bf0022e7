import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isLanguageCode, type LanguageCode } from '#domain/locale/language.ts'
import { isRecord } from '#domain/shared/json.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

type Texts = Readonly<Record<string, string>>
type CompiledTexts = Record<string, MessageFormatElement[]>

/** Texts of a shop variant that replace texts of the shop. */
export type TextOverrides = {
  /** URL with a content hash, so that it can be cached as immutable. */
  readonly address: string
  readonly texts: Readonly<Partial<Record<LanguageCode, CompiledTexts>>>
}

/** Base path of text overrides. */
export const TEXTS_PATH = '/texts'

const ownTexts = new URL('../../ui/messages/en.json', import.meta.url)

/** Reads a JSON file `{ "de": { "home.title": "…" } }`; the error lists all problems. */
export function readTextOverrides(file: string): Result<TextOverrides, string> {
  try {
    return checked(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof Error && 'syscall' in error)) throw error
    return fail(error.message)
  }
}

function checked(given: unknown): Result<TextOverrides, string> {
  if (!isRecord(given)) return fail('has to be an object of languages')
  const builtInTexts = JSON.parse(readFileSync(ownTexts, 'utf8')) as Texts
  const issues: string[] = []
  const texts: Partial<Record<LanguageCode, CompiledTexts>> = {}
  for (const [language, messages] of Object.entries(given)) {
    if (!isLanguageCode(language)) issues.push(`${language}: unknown language`)
    else if (!isRecord(messages)) issues.push(`${language}: has to be an object of texts`)
    else {
      const compiled = Object.entries(messages).map(
        ([id, text]) => [id, compile(builtInTexts[id], text)] as const,
      )
      for (const [id, { issue }] of compiled)
        if (issue !== undefined) issues.push(`${language}: ${id} ${issue}`)
      texts[language] = Object.fromEntries(compiled.map(([id, { message }]) => [id, message ?? []]))
    }
  }
  if (issues.length > 0) return fail(issues.join('; '))
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
  return ok({ address: `${TEXTS_PATH}/${digest}`, texts })
}

type Compiled = { readonly message?: MessageFormatElement[]; readonly issue?: string }

/** A text may omit placeholders of the original, but not add others. */
function compile(original: string | undefined, text: unknown): Compiled {
  if (original === undefined) return { issue: 'is unknown' }
  if (typeof text !== 'string' || text.trim() === '') return { issue: 'has to be a text' }
  try {
    const message = parse(text)
    const given = placeholders(parse(original))
    const foreign = [...placeholders(message)].filter((name) => !given.has(name))
    return foreign.length === 0 ? { message } : { issue: `knows no {${foreign.join('}, {')}}` }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { issue: `is no ICU message (${error.message})` }
  }
}

function placeholders(elements: readonly MessageFormatElement[], names = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value)
    if ('options' in element) {
      for (const { value } of Object.values(element.options)) placeholders(value, names)
    }
    if ('children' in element) placeholders(element.children, names)
  }
  return names
}
