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

/** All numbers, sorted, in one byte array with binary search. */
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

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function createNumberIndex(entries: Iterable<NumberEntry>): NumberIndex {
  const { bytes, starts, owners } = pack(sortedRows(entries))
  const count = owners.length

  /** Negative if the row sorts before the key, zero if the key is its prefix, positive if it sorts after it. */
  const compare = (row: number, key: string): number => {
    const start = starts[row] ?? 0
    const length = (starts[row + 1] ?? 0) - start
    for (let place = 0; place < key.length; place += 1) {
      if (place >= length) return -1
      const difference = (bytes[start + place] ?? 0) - key.charCodeAt(place)
      if (difference !== 0) return difference
    }
    return 0
  }

  const endsIn = (row: number, key: string): boolean => {
    const from = (starts[row + 1] ?? 0) - key.length
    if (from <= (starts[row] ?? 0)) return false
    for (let place = key.length - 1; place >= 0; place -= 1) {
      if (bytes[from + place] !== key.charCodeAt(place)) return false
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
      const isLonger = (row: number): boolean => (starts[row + 1] ?? 0) - (starts[row] ?? 0) > key.length
      return { from, longer: firstRow(from, end, isLonger), end }
    },
    *rowsEndingIn(key) {
      for (let row = 0; row < count; row += 1) if (endsIn(row, key)) yield row
    },
    productAt: (row) => (owners[row] ?? 0) >>> bitsForKind,
    kindAt: (row) => kinds[(owners[row] ?? 0) & ((1 << bitsForKind) - 1)] ?? 'article',
    keyAt: (row) => decoder.decode(bytes.subarray(starts[row], starts[row + 1])),
  }
}

/**
 * Sorted rows of number, space, kind and product. A space sorts before letters and digits, so that shorter
 * numbers come first.
 */
function sortedRows(entries: Iterable<NumberEntry>): string[] {
  const rows: string[] = []
  for (const { key, index, kind } of entries) {
    rows.push(`${key} ${kinds.indexOf(kind)}${String(index).padStart(7, '0')}`)
  }
  return rows.toSorted()
}

function pack(rows: readonly string[]) {
  const ownerLength = 9
  const length = rows.reduce((sum, row) => sum + row.length - ownerLength, 0)
  const bytes = new Uint8Array(length)
  const starts = new Uint32Array(rows.length + 1)
  const owners = new Uint32Array(rows.length)
  let end = 0
  rows.forEach((row, place) => {
    const keyLength = row.length - ownerLength
    encoder.encodeInto(row.slice(0, keyLength), bytes.subarray(end))
    end += keyLength
    starts[place + 1] = end
    const kind = Number(row[keyLength + 1])
    owners[place] = (Number(row.slice(keyLength + 2)) << bitsForKind) | kind
  })
  return { bytes, starts, owners }
}
