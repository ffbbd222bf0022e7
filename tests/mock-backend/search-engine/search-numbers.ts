import type { Catalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import type { SearchResult } from '#mock-backend/search-engine/catalogue-query.ts'

type Answer = Pick<SearchResult, 'hits' | 'suggestions'>

/** A part whose number is in a search term. */
export interface NamedPart {
  /** Position of the part among the hits, from 0 on; -1 if absent. */
  placeIn(result: Answer, catalogue: Catalogue): number
}

const squeezed = (number: string): string => number.replace(/[^\p{L}\d]/gu, '')

/** Notations of a number, which placeholders contain: `{oe squeezed}`, `{sku letterO}`. */
const spellings: Readonly<Record<string, (number: string) => string>> = {
  '': (number) => number,
  squeezed,
  lower: (number) => number.toLowerCase(),
  spaced: (number) =>
    [...squeezed(number)].map((sign, index) => (index % 3 === 2 ? `${sign} ` : sign)).join(''),
  dashed: (number) => squeezed(number).replace(/(?<=^.{3}|^.{6})/g, '-'),
  comma: (number) => number.replace('.', ','),
  start5: (number) => squeezed(number).slice(0, 5),
  start6: (number) => squeezed(number).slice(0, 6),
  end6: (number) => squeezed(number).slice(-6),
  end7: (number) => squeezed(number).slice(-7),
  letterO: (number) => number.replaceAll('0', 'O'),
  letterl: (number) => number.replaceAll('1', 'l'),
  cyrillic: (number) => number.replaceAll('A', 'А').replaceAll('H', 'Н').replaceAll('0', 'О'),
  swapped: (number) => squeezed(number).replace(/(\d)(?!\1)(\d)(?=\d$)/, '$2$1'),
  missing: (number) => squeezed(number).replace(/\d(?=\d\d$)/, ''),
  doubled: (number) => squeezed(number).replace(/(\d)(?=\d\d$)/, '$1$1'),
  wrong: (number) => squeezed(number).replace(/\d(?=\d\d$)/, (digit) => String((Number(digit) + 4) % 10)),
}
const mistaken = new Set(['swapped', 'missing', 'doubled', 'wrong'])
const partial = /^(?:start|end)\d$/

/** Replaces placeholders by numbers of parts: `4x {sku}`, `{maker} {oe2 squeezed}`. The text determines the parts. */
export function partsNamedIn(
  text: string,
  catalogue: Catalogue,
): { readonly term: string; readonly parts: readonly NamedPart[] } {
  const hash = [...text].reduce((sum, sign, index) => sum + (sign.codePointAt(0) ?? 0) * (index + 1), 0)
  const named = new Map<CatalogueProduct, NamedPart>()
  const term = text.replace(
    /\{(?<field>[a-z]+)(?<other>2?)(?: (?<spelling>\w+))?\}/g,
    (_, field: string, other: string, spelling = '') => {
      const part = partFor(hash * 2 + (other === '' ? 0 : 1), catalogue)
      const number = numberOf(part, field)
      const writtenText = spellings[spelling]?.(number)
      if (writtenText === undefined) throw new RangeError(`Unknown spelling: ${text}`)
      if (!['maker', 'brand', 'vendor'].includes(field))
        named.set(part, namedPart(part, number, writtenText, spelling))
      return writtenText
    },
  )
  return { term, parts: [...named.values()] }
}

function namedPart(part: CatalogueProduct, number: string, writtenText: string, spelling: string): NamedPart {
  const isPart = ({ index }: { readonly index: number }): boolean => index === part.index
  if (mistaken.has(spelling)) {
    return {
      placeIn: ({ hits, suggestions }, catalogue) =>
        hits.length > 0 ? -1 : suggestions.findIndex(({ term }) => catalogue.findNumber(term).some(isPart)),
    }
  }
  if (partial.test(spelling)) {
    return {
      // Many numbers may contain these digits: each displayed number must, and the part must be among all results.
      placeIn: ({ hits }, catalogue) => {
        const isRight = hits.every(
          ({ via }) => via !== undefined && squeezed(via.number).includes(writtenText),
        )
        const all = catalogue.search(writtenText, { language: 'en', offset: 0, limit: catalogue.size }).hits
        return isRight && all.some(isPart) ? 0 : -1
      },
    }
  }
  return {
    placeIn: ({ hits }, catalogue) =>
      hits.findIndex((hit) => catalogue.findNumber(number).some(({ index }) => index === hit.index)),
  }
}

const step = 2_371

function partFor(position: number, catalogue: Catalogue): CatalogueProduct {
  for (let index = (position * step) % catalogue.size; ; index = (index + 1) % catalogue.size) {
    const part = catalogue.product(index)
    const isUsual = /\d{7}/.test(squeezed(part.mainOe)) && part.replacedBy === undefined && !part.discontinued
    if (isUsual && part.crossReferences.some(({ kind }) => kind === 'IAM')) return part
  }
}

function numberOf(part: CatalogueProduct, field: string): string {
  const competitor = part.crossReferences.find(({ kind }) => kind === 'IAM')
  const numbers: Readonly<Record<string, string | undefined>> = {
    sku: part.sku,
    oe: part.mainOe,
    gtin: part.gtin,
    competitor: competitor?.referenceNo,
    brand: competitor?.manufacturerName,
    maker: part.crossReferences.find(({ referenceNo }) => referenceNo === part.mainOe)?.manufacturerName,
    vendor: part.vendorId,
  }
  const number = numbers[field]
  if (number === undefined) throw new RangeError(`Product ${part.sku} has no ${field}.`)
  return number
}
