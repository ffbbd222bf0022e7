import type { NumberSearch } from './number-search.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

const shortest = 6
const longest = 20
const digits = [...'0123456789']

/** Known numbers that differ by one typing error: a digit is swapped with its neighbour, wrong, missing or doubled. */
export function similarNumbers(text: string, numbers: NumberSearch): readonly string[] {
  const key = normalizePartNumber(text)
  if (key.length < shortest || key.length > longest || !/\d/.test(key)) return []
  const near = new Set<string>()
  // the characters before the error must be the prefix of a known number
  for (let index = 0; index < key.length && numbers.begins(key.slice(0, index)); index += 1) {
    for (const candidate of variantsAt(key, index)) if (numbers.has(candidate)) near.add(candidate)
  }
  for (const digit of digits) if (numbers.has(key + digit)) near.add(key + digit)
  near.delete(key)
  return [...near]
}

function variantsAt(key: string, index: number): readonly string[] {
  const [before, sign = '', after] = [key.slice(0, index), key[index], key.slice(index + 1)]
  const [next = '', rest] = [after.charAt(0), after.slice(1)]
  return [
    before + next + sign + rest,
    before + after,
    ...digits.flatMap((digit) => [
      ...(/\d/.test(sign) ? [before + digit + after] : []),
      before + digit + sign + after,
    ]),
  ]
}
