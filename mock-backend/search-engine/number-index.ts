import type { NumberKind } from './catalogue-query.ts'

/** Kinds of numbers in the order in which exact hits are listed. */
const kinds = ['article', 'replaced', 'oe', 'competitor', 'gtin'] as const satisfies readonly NumberKind[]

const bitsForKind = 3

export interface NumberEntry {
  /** Normalised to capital letters A to Z and digits. */
  readonly key: string
  readonly index: number
  readonly kind: NumberKind
}

/** Ranges of rows: equal numbers start at `from`, longer ones at `longer`; `end` is exclusive. */
export interface NumberRows {
  readonly from: number
  readonly longer: number
  readonly end: number
}

/** All numbers, sorted, in one byte array with binary search. Shorter numbers are padded with zero bytes. */
export interface NumberIndex {
  readonly count: number
  /** Rows whose number equals the key or has it as a prefix. */
  rowsOf(key: string): NumberRows
  /** Rows whose number is longer than the key and ends with it; scans all rows. */
  rowsEndingIn(key: string): Iterable<number>
  productAt(row: number): number
  kindAt(row: number): NumberKind
  keyAt(row: number): string
}

const decoder = new TextDecoder()

const kindIn = (owner: number): number => owner & ((1 << bitsForKind) - 1)

export function createNumberIndex(entries: Iterable<NumberEntry>): NumberIndex {
  const { bytes, width, owners } = sortedTable(entries)
  const count = owners.length

  /** Negative if the row sorts before the key, zero if the key is its prefix, positive if it sorts after it. */
  const compare = (row: number, key: string): number => {
    const start = row * width
    for (let place = 0; place < key.length; place += 1) {
      const difference = (place < width ? (bytes[start + place] ?? 0) : 0) - key.charCodeAt(place)
      if (difference !== 0) return difference
    }
    return 0
  }

  const lengthOf = (row: number): number => {
    let length = width
    while (length > 0 && bytes[row * width + length - 1] === 0) length -= 1
    return length
  }

  const endsIn = (row: number, key: string): boolean => {
    const from = lengthOf(row) - key.length
    if (from <= 0) return false
    for (let place = key.length - 1; place >= 0; place -= 1) {
      if (bytes[row * width + from + place] !== key.charCodeAt(place)) return false
    }
    return true
  }

  const firstRow = (from: number, end: number, holds: (row: number) => boolean): number => {
    let low = from
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(middle)) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    count,
    rowsOf: (key) => {
      const from = firstRow(0, count, (row) => compare(row, key) >= 0)
      const end = firstRow(from, count, (row) => compare(row, key) > 0)
      const isLonger = (row: number): boolean => lengthOf(row) > key.length
      return { from, longer: firstRow(from, end, isLonger), end }
    },
    *rowsEndingIn(key) {
      for (let row = 0; row < count; row += 1) if (endsIn(row, key)) yield row
    },
    productAt: (row) => (owners[row] ?? 0) >>> bitsForKind,
    kindAt: (row) => kinds[kindIn(owners[row] ?? 0)] ?? 'article',
    keyAt: (row) => decoder.decode(bytes.subarray(row * width, row * width + lengthOf(row))),
  }
}

/**
 * Rows sorted by number, then kind, then entry. `owners` contains product and kind of each row. A radix sort takes a
 * third of the time of `toSorted` for two million rows, and half of its memory.
 */
function sortedTable(entries: Iterable<NumberEntry>) {
  const keys: string[] = []
  const ownersByEntry: number[] = []
  let width = 0
  for (const { key, index, kind } of entries) {
    keys.push(key)
    ownersByEntry.push((index << bitsForKind) | kinds.indexOf(kind))
    width = Math.max(width, key.length)
  }
  const bytesByEntry = new Uint8Array(keys.length * width)
  keys.forEach((key, entry) => {
    for (let place = 0; place < key.length; place += 1)
      bytesByEntry[entry * width + place] = key.charCodeAt(place)
  })

  const kindsByEntry = Uint8Array.from(ownersByEntry, kindIn)
  let order = sortedBy(kindsByEntry, 1, 0, Uint32Array.from(keys.keys()))
  for (let place = width - 1; place >= 0; place -= 1) order = sortedBy(bytesByEntry, width, place, order)

  const bytes = new Uint8Array(bytesByEntry.length)
  const owners = new Uint32Array(keys.length)
  order.forEach((entry, row) => {
    owners[row] = ownersByEntry[entry] ?? 0
    for (let place = 0; place < width; place += 1)
      bytes[row * width + place] = bytesByEntry[entry * width + place] ?? 0
  })
  return { bytes, width, owners }
}

/** One pass of a radix sort: sorts entries by the byte at a position; entries with the same byte keep their order. */
function sortedBy(bytes: Uint8Array, width: number, place: number, order: Uint32Array): Uint32Array {
  const byteOf = (entry: number): number => bytes[entry * width + place] ?? 0
  const counts = new Uint32Array(0x100)
  for (const entry of order) counts[byteOf(entry)] = (counts[byteOf(entry)] ?? 0) + 1
  let sum = 0
  /** Row at which the next entry with each byte is written. */
  const rows = counts.map((count) => (sum += count) - count)
  const sorted = new Uint32Array(order.length)
  for (const entry of order) {
    const row = rows[byteOf(entry)] ?? 0
    sorted[row] = entry
    rows[byteOf(entry)] = row + 1
  }
  return sorted
}
