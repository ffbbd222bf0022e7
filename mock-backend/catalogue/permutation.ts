/** A bijection on 0 .. count - 1: numbers look random but can be mapped back. */
export interface Permutation {
  encode(ordinal: number): number
  decode(code: number): number
}

/**
 * Affine permutation: code = ordinal * multiplier + offset, modulo count.
 * @throws RangeError if multiplier and count are not coprime
 */
export function affinePermutation(count: number, multiplier: number, offset: number): Permutation {
  const inverse = inverseModulo(multiplier, count)
  if (inverse === undefined) throw new RangeError(`${multiplier} has a divisor in common with ${count}.`)
  if (count * Math.max(multiplier, inverse) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`Products of ${count} and ${multiplier} are not exact.`)
  }
  const shift = offset % count
  return {
    encode: (ordinal) => (ordinal * multiplier + shift) % count,
    decode: (code) => (((code - shift + count) % count) * inverse) % count,
  }
}

/** Extended Euclidean algorithm; undefined unless value and modulus are coprime. */
function inverseModulo(value: number, modulus: number): number | undefined {
  let [remainder, nextRemainder] = [value % modulus, modulus]
  let [factor, nextFactor] = [1, 0]
  while (nextRemainder !== 0) {
    const quotient = Math.floor(remainder / nextRemainder)
    ;[remainder, nextRemainder] = [nextRemainder, remainder - quotient * nextRemainder]
    ;[factor, nextFactor] = [nextFactor, factor - quotient * nextFactor]
  }
  return remainder === 1 ? ((factor % modulus) + modulus) % modulus : undefined
}
