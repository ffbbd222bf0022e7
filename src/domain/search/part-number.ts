import { decoded } from '../shared/text.ts'
import { stripSeparators, withoutDots } from '../shared/normalize-part-number.ts'

/** SA and AD must be followed by a digit somewhere, so that "sale", "adapter" and "address" do not match (spec 5). */
const PART_NUMBER = /^(?:\d{6,8}(?:[A-Z]{2})?|(?:SA|AD)(?=[A-Z]*\d)[0-9A-Z]{4,10})$/i

/**
 * A word of a path, or digits after one separator (`1-21157`, `4.61984`). It never matches within a longer number: the
 * OE number `81-50803-0039` contains no part number.
 */
const WORD = /(?<![0-9A-Z])(?<!\d[._-])(?:\d{1,3}[._-](?=\d))?[0-9A-Z]+(?![0-9A-Z]|[._-]\d)/gi

/** True if the format is that of a part number, ignoring dots, dashes and spaces (spec 5). */
export function isPartNumber(text: string): boolean {
  return PART_NUMBER.test(withoutDots(stripSeparators(text)))
}

/** Part number in a legacy URL: the last one before `.html`, in capitals. */
export function partNumberInPath(path: string): string | undefined {
  const plain = decoded(path.replace(/[?#].*$/s, ''))
  const end = plain.toLowerCase().lastIndexOf('.html')
  return end < 0 ? undefined : partNumberInText(plain.slice(0, end))
}

/** Last part number in a text, in capitals and without separators. */
export function partNumberInText(text: string): string | undefined {
  return text
    .match(WORD)
    ?.map((word) => word.replace(/[._-]/g, '').toUpperCase())
    .findLast((word) => PART_NUMBER.test(word))
}

/**
 * Search terms if no product has this slug: the slug without hyphens (spec 2), then the part number in it, for the slug
 * of a part that was replaced or renamed.
 */
export function partNumbersOfSlug(slug: string): readonly string[] {
  const numbers = [slug.replaceAll('-', ''), partNumberInText(slug) ?? '']
  return [...new Set(numbers)].filter((number) => number !== '')
}
