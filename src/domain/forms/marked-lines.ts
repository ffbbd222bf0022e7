import type { Line } from './entries.ts'

type DocumentLine = { readonly lineNo: number; readonly orderLineNo: number; readonly quantity: number }

const MARK = /^(\d{1,6})(?::(\d{1,6}))?$/

/**
 * The lines that a URL selects: `line` is a line of the document, `orderLine` a line of its order, both with or
 * without a quantity (`line=3:2`). Lines that the document does not have are omitted.
 */
export function markedLines(query: URLSearchParams, lines: readonly DocumentLine[]): readonly Line[] {
  const [marked, ordered] = [quantitiesIn(query.getAll('line')), quantitiesIn(query.getAll('orderLine'))]
  return lines.flatMap(({ lineNo, orderLineNo, quantity }) => {
    const requestedQuantity = marked.get(lineNo) ?? ordered.get(orderLineNo)
    return requestedQuantity === undefined
      ? []
      : [
          {
            lineNo,
            quantity: requestedQuantity === 0 ? quantity : Math.min(requestedQuantity, quantity),
            most: quantity,
          },
        ]
  })
}

/** Quantities by line number; 0 for the whole line. */
function quantitiesIn(marks: readonly string[]): ReadonlyMap<number, number> {
  const read = marks.flatMap((mark) => {
    const [, lineNo, quantity = '0'] = MARK.exec(mark) ?? []
    return lineNo === undefined ? [] : [[Number(lineNo), Number(quantity)] as const]
  })
  return new Map(read)
}
