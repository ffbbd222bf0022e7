import { decoded } from '../shared/text.ts'
import { squeeze, withoutDots } from './squeeze.ts'

/** A digit after SA or AD is asked for so that "sale", "adapter" and "address" are words, not numbers (spec 5). */
const PART_NUMBER = /^(?:\d{6,8}(?:[A-Z]{2})?|(?:SA|AD)(?=[A-Z]*\d)[0-9A-Z]{4,10})$/i

/**
 * A word of a path, or digits behind one separator (`1-21157`, `4.61984`). Never a piece of a longer number:
 * the maker's number `81-50803-0039` holds none of ours.
 */
const WORD = /(?<![0-9A-Z])(?<!\d[._-])(?:\d{1,3}[._-](?=\d))?[0-9A-Z]+(?![0-9A-Z]|[._-]\d)/gi

/** By its form alone, whatever dots, dashes and blanks it is written with (spec 5). */
export function isPartNumber(text: string): boolean {
  return PART_NUMBER.test(withoutDots(squeeze(text)))
}

/** The part number in the old address of a page: the last one before `.html`, in capitals. */
export function partNumberInPath(path: string): string | undefined {
  const plain = decoded(path.replace(/[?#].*$/s, ''))
  const end = plain.toLowerCase().lastIndexOf('.html')
  return end < 0 ? undefined : partNumberInText(plain.slice(0, end))
}

/** The last part number among the words of a text, in capitals and without separators. */
export function partNumberInText(text: string): string | undefined {
  return text
    .match(WORD)
    ?.map((word) => word.replace(/[._-]/g, '').toUpperCase())
    .findLast((word) => PART_NUMBER.test(word))
}

/** What is searched for when no product has this slug (spec 2). */
export function partNumberOfSlug(slug: string): string {
  return slug.replaceAll('-', '')
}
