import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affinePermutation } from '#mock-backend/catalogue/permutation.ts'

test('each ordinal has a unique code, which can be decoded', () => {
  const permutation = affinePermutation(1_000, 617, 5_000_123)
  const codes = Array.from({ length: 1_000 }, (_, ordinal) => permutation.encode(ordinal))
  expect(new Set(codes).size).toBe(1_000)
  expect(codes.map((code) => permutation.decode(code))).toEqual(codes.map((_, ordinal) => ordinal))
  expect(codes.every((code) => code >= 0 && code < 1_000)).toBe(true)
})

test('each code of one million ordinals, the maximum in use, can be decoded', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat(0xffffffff), (ordinal, offset) => {
      const permutation = affinePermutation(1_000_000, 618_033, offset)
      return permutation.decode(permutation.encode(ordinal)) === ordinal
    }),
  )
})

test('a multiplier that maps two ordinals to the same code is rejected', () => {
  expect(() => affinePermutation(1_000, 615, 0)).toThrow(RangeError)
})

test('a size is rejected if size × inverse of the multiplier exceeds Number.MAX_SAFE_INTEGER', () => {
  expect(() => affinePermutation(1_000_000_000, 611_953, 0)).toThrow(RangeError)
})
