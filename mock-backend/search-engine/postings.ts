/** An inverted index: the products of each key, ascending, in one array. */
export interface Postings {
  of(key: number): Uint32Array
}

const none = new Uint32Array()

/** Builds the index from pairs of key and product in ascending order of product. */
export function postingsOf(
  keyCount: number,
  keys: ArrayLike<number>,
  products?: ArrayLike<number>,
): Postings {
  const starts = new Uint32Array(keyCount + 1)
  for (let row = 0; row < keys.length; row += 1) {
    const next = (keys[row] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let key = 0; key < keyCount; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const free = starts.slice()
  const indexes = new Uint32Array(keys.length)
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row] ?? 0
    const index = free[key] ?? 0
    indexes[index] = products === undefined ? row : (products[row] ?? 0)
    free[key] = index + 1
  }
  return {
    of: (key) => (key < keyCount ? indexes.subarray(starts[key], starts[key + 1]) : none),
  }
}
