import * as z from 'zod/mini'

export const LanguageId = z.enum(['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'ru-RU', 'nl-NL', 'pt-BR', 'es-ES'])
export type LanguageId = z.infer<typeof LanguageId>

/** ISO 3166-1 alpha-2. */
export const CountryId = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Excludes control characters, and invisible ones such as fillers and direction marks; joiners are part of names. */
export const PRINTABLE = /^(?:[\u200C\u200D]|[^\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])*$/u

/** Text of an order as one line, without control characters and marks that change the text direction. */
export const orderText = (longest: number) =>
  z.string().check(z.maxLength(longest), z.overwrite(printableLine))

/** Equal to `printableLine` in src/domain/shared/text.ts: contracts and domain do not import each other. */
const printableLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim()

/** Given name or family name. */
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(PRINTABLE))

/**
 * E-mail address without invisible characters, and without characters that separate addresses and names in a
 * mail header.
 */
export const EMAIL =
  /^[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\]]+@[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\].]+(?:\.[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\].]+)+$/u

/** Access token; `null` for an anonymous visitor. */
export const Token = z.nullable(z.string().check(z.maxLength(4096)))

/** Fields of nearly every call. */
export const caller = { token: Token, languageID: LanguageId, countryID: CountryId }

/** Equal to `SLUG_LENGTH_MAX` in src/domain/shared/slug.ts. */
const SLUG_LENGTH_MAX = 200
export const Slug = z.string().check(z.minLength(1), z.maxLength(SLUG_LENGTH_MAX))

export const Image = z.object({ src: z.string(), alt: z.string() })
export type Image = z.infer<typeof Image>

/** A net price unless the name says gross; `value` in units of the currency. */
export const Price = z.object({ value: z.number(), currency: z.object({ code: z.string() }) })

export const Pagination = z.object({ start: z.int(), length: z.int(), total: z.int() })

/** A product group with search results. */
export const CategoryHit = z.object({ id: z.string(), name: z.string(), count: z.int() })

/** Paging and sorting of all lists. */
export const listRequest = {
  start: z.int().check(z.minimum(0)),
  length: z.int().check(z.minimum(1), z.maximum(1000)),
  sort_by: z.optional(z.string().check(z.maxLength(60))),
  desc: z.optional(z.union([z.literal(0), z.literal(1)])),
}
