/** Digit patterns of set A as bits; set B is the mirrored complement, set C the complement (GS1 5.2.1). */
const SET_A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const

/** Digit sets of the left six digits. Their combination encodes the first digit, which is not drawn as bars. */
const PARITY = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const

const GUARD = '101'
const MIDDLE = '01010'

export const EAN_13_MODULES = 95

/** Encodes a GTIN-13 as 95 modules, `1` is dark; undefined if the GTIN is invalid. */
export function ean13Modules(gtin: string): string | undefined {
  if (!/^\d{13}$/.test(gtin) || !hasRightCheckDigit(gtin)) return undefined
  const [first, ...digits] = Array.from(gtin, Number)
  const parity = PARITY[first ?? 0] ?? ''
  const left = digits.slice(0, 6).map((digit, index) => inSet(parity[index] === 'B' ? 'B' : 'A', digit))
  const right = digits.slice(6).map((digit) => inSet('C', digit))
  return [GUARD, ...left, MIDDLE, ...right, GUARD].join('')
}

/** Dark bars with position and width in modules, ready to be drawn. */
export function barsOf(modules: string): readonly { readonly at: number; readonly width: number }[] {
  return Array.from(modules.matchAll(/1+/g), (run) => ({ at: run.index, width: run[0].length }))
}

function hasRightCheckDigit(gtin: string): boolean {
  const sum = Array.from(gtin, Number).reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

function inSet(set: 'A' | 'B' | 'C', digit: number): string {
  const modules = SET_A[digit] ?? ''
  if (set === 'A') return modules
  const complement = Array.from(modules, (module) => (module === '1' ? '0' : '1'))
  return (set === 'B' ? complement.toReversed() : complement).join('')
}
