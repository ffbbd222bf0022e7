/** One random stream per purpose, so that changes to one do not affect the others. */
const purposes = {
  design: 0x44455347,
  partType: 0x50545950,
  maker: 0x4d414b45,
  division: 0x44495653,
  size: 0x53495a45,
  measure: 0x4d454153,
  choice: 0x43484f49,
  reference: 0x52454652,
  fitment: 0x46495454,
  trade: 0x54524144,
  lifeCycle: 0x4c494645,
  replaced: 0x5245504c,
  promotion: 0x50524f4d,
  articleNumber: 0x41525449,
  competitor: 0x434f4d50,
  order: 0x4f524452,
} as const

export type Purpose = keyof typeof purposes

export interface Random {
  /** 0 <= value < 1 */
  next(): number
  /** Both ends included. */
  int(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** The finaliser of a 32-bit hash: every input bit affects every output bit. */
function scramble(value: number): number {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x21f0aaad)
  bits ^= bits >>> 15
  bits = Math.imul(bits, 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}

/** A deterministic integer hash from 0 to 2^32 - 1. */
export function integerHash(seed: number, purpose: Purpose, index: number): number {
  const start = Math.imul(scramble(seed) ^ purposes[purpose], 0x9e3779b1)
  return scramble((start + Math.imul(index + 1, 0x85ebca77)) | 0)
}

/** 0 <= value < 1 */
export function randomFraction(seed: number, purpose: Purpose, index: number): number {
  return integerHash(seed, purpose, index) / 0x100000000
}

export function randomFor(seed: number, purpose: Purpose, index: number): Random {
  let state = integerHash(seed, purpose, index)
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    return scramble(state) / 0x100000000
  }
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    chance: (probability) => next() < probability,
  }
}

export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`)
  return item
}
