import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { readList } from '#domain/list-reader/read-list.ts'

export type ListMeasurement = { readonly lines: number; readonly firstMs: number; readonly p50Ms: number }

const WAYS: readonly ((number: string, pieces: number) => string)[] = [
  (number, quantity) => `${number};${quantity}`,
  (number, quantity) => `${quantity} x ${number}`,
  (number, quantity) => `${number} - ${quantity} Stk.`,
  (number, quantity) => `${number}\tbrake disc\t${quantity}`,
]
const RUNS = 50

/** Parses pasted lists whose lines alternate between several notations. */
export function measureLists(sizes: readonly number[] = [1_000, 5_000]): readonly ListMeasurement[] {
  return sizes.map((lines) => {
    const text = Array.from({ length: lines }, (_, index) =>
      WAYS[index % WAYS.length]?.(`${(index % 9) + 1}.${10_000 + index}`, (index % 99) + 1),
    ).join('\r\n')
    const [firstMs = 0, ...runs] = Array.from({ length: RUNS }, () => timeOf(text))
    return { lines, firstMs, p50Ms: runs.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0 }
  })
}

function timeOf(text: string): number {
  const start = performance.now()
  readList(rowsOfText(text))
  return performance.now() - start
}
