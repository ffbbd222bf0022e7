import { readFileSync } from 'node:fs'
import type { Catalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { languages, type Language } from '#mock-backend/catalogue/language.ts'
import { partsNamedIn, type NamedPart } from './search-numbers.ts'

/** A search of clerks and mechanics, with the right parts. */
export interface SearchQuery {
  readonly kind: string
  readonly language: Language
  readonly term: string
  /** Part types of correct results. Empty if the term contains part numbers, or means goods that the shop does not sell. */
  readonly partTypes: readonly string[]
  /** Conditions of a right part: `maker=MAN`, `vehicle=actros,arocs` (in the slug), or an attribute with its value. */
  readonly conditions: readonly (readonly [string, string])[]
  /** The parts whose numbers the term contains; all of them are right. */
  readonly parts: readonly NamedPart[]
}

type Rating = 'right' | 'empty' | 'misled' | 'invented'

export interface Judged {
  readonly query: SearchQuery
  /** Place of the first right part among the first ten, from 1 on. */
  readonly place: number | undefined
  readonly rating: Rating
  readonly found: readonly string[]
}

const pageLength = 10

export const readQueries = (path: URL, catalogue: Catalogue): readonly SearchQuery[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => queryOf(line, catalogue))

function queryOf(line: string, catalogue: Catalogue): SearchQuery {
  const [kind = '', language, text = '', partTypes = '', conditions = ''] = line.split('\t')
  if (!languages.some((candidate) => candidate === language))
    throw new RangeError(`Unknown language in: ${line}`)
  const { term, parts } = partsNamedIn(text, catalogue)
  return {
    kind,
    language: language as Language,
    term,
    parts,
    partTypes: parts.length > 0 || partTypes === '-' ? [] : partTypes.split(','),
    conditions: conditions
      .split(';')
      .filter((each) => each !== '')
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)] as const),
  }
}

/** True if the part is a right result of the query. */
export const isMeant = (query: SearchQuery, part: CatalogueProduct): boolean =>
  query.partTypes.includes(part.partTypeId) && query.conditions.every((condition) => meets(part, condition))

function meets(part: CatalogueProduct, [name, wanted]: readonly [string, string]): boolean {
  if (name === 'maker') return part.crossReferences.some(({ manufacturerId }) => manufacturerId === wanted)
  if (name === 'vehicle') {
    return part.fitments.some(({ vehicleSlug }) =>
      wanted.split(',').some((each) => vehicleSlug.includes(each)),
    )
  }
  return part.attributes.some(
    ({ attributeId, value }) =>
      attributeId === name && (String(value) === wanted || String(value).split('-').includes(wanted)),
  )
}

export function judge(query: SearchQuery, catalogue: Catalogue): Judged {
  const { hits, total, suggestions } = catalogue.search(query.term, {
    language: query.language,
    offset: 0,
    limit: pageLength,
  })
  const products = hits.map(({ index }) => catalogue.product(index))
  const foundIds = products.map(({ partTypeId, sku }) => (query.parts.length > 0 ? sku : partTypeId))
  const judgedAt = (index: number, none: Rating): Judged => ({
    query,
    found: foundIds,
    place: index === -1 ? undefined : index + 1,
    rating: index === -1 ? none : 'right',
  })
  const none = total === 0 ? 'empty' : 'misled'
  if (query.kind === 'absent') return judgedAt(total === 0 ? 0 : -1, 'invented')
  if (query.parts.length === 0)
    return judgedAt(
      products.findIndex((product) => isMeant(query, product)),
      none,
    )
  const indexes = query.parts.map((part) => part.placeIn({ hits, suggestions }, catalogue))
  return judgedAt(indexes.includes(-1) ? -1 : Math.max(...indexes), none)
}

export interface KindFigures {
  readonly kind: string
  readonly queries: number
  /** In per cent. */
  readonly first: number
  readonly firstFive: number
  readonly empty: number
  readonly misled: number
}

export const figuresOf = (judged: readonly Judged[]): readonly KindFigures[] =>
  ['all', ...new Set(judged.map(({ query }) => query.kind)), ...languages].map((kind) => {
    const own = judged.filter(({ query }) => [query.kind, query.language, 'all'].includes(kind))
    const share = (isCounted: (each: Judged) => boolean): number =>
      Math.round((own.filter(isCounted).length / Math.max(1, own.length)) * 1000) / 10
    return {
      kind,
      queries: own.length,
      first: share(({ place }) => place === 1),
      firstFive: share(({ place }) => place !== undefined && place <= 5),
      empty: share(({ rating }) => rating === 'empty'),
      misled: share(({ rating }) => rating === 'misled' || rating === 'invented'),
    }
  })
