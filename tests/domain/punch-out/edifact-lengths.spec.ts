import { expect, it } from 'vitest'
import {
  applicationError,
  cancellationResponse,
  edifactInterchange,
  orderResponse,
  rejectedOrder,
  syntaxError,
} from '#domain/punch-out/edifact-documents.ts'
import { readEdifactOrders, SYNTAX_ERRORS } from '#domain/punch-out/edifact-orders.ts'
import { edifactSegments } from '#domain/shared/edifact-segments.ts'

/** Maximum component lengths in D.96A and the service segments; further elements and components are invalid. */
const LENGTH_MAX: Readonly<Record<string, readonly (readonly number[])[]>> = {
  UNB: [[4, 1], [35, 4, 14], [35, 4, 14], [6, 4], [14]],
  UNH: [[14], [6, 3, 3, 2]],
  BGM: [[3, 3, 3, 35], [35], [3], [3]],
  DTM: [[3, 35, 3]],
  FTX: [[3], [3], [3, 3, 3], [70, 70, 70, 70, 70]],
  RFF: [[3, 35, 6, 35]],
  ERC: [[8, 3, 3]],
  LIN: [[6], [3], [35, 3]],
  QTY: [[3, 15, 3]],
  PRI: [[3, 15, 3, 3, 9, 3]],
  CUX: [[3, 3, 3]],
  UNS: [[1]],
  UNT: [[6], [14]],
  UNZ: [[6], [14]],
  UCI: [[14], [35, 4, 14], [35, 4, 14], [3], [3]],
}
/** Maximum number of consecutive FTX segments in D.96A. */
const TEXTS_MAX = 99

const longText = (length: number) => "W+:?'Ärger ".repeat(length).slice(0, length)
const NOW = new Date('2026-11-25T04:12:00Z')
const line = {
  lineId: longText(60),
  articleNo: longText(35),
  name: '',
  manufacturer: '',
  quantity: 99_999,
  unit: 'PCS',
  price: { value: 99_999_999_999.99, currency: 'EUR' },
  arrival: '2027-01-14',
}
const order = {
  messageNo: 'M1',
  orderNo: longText(35),
  isCancellation: false,
  lines: Array.from({ length: 2000 }, () => ({ articleNo: 'A', quantity: 1 })),
  job: {},
  unmet: Array.from({ length: 200 }, () => longText(80)),
}
const numbers = [longText(20), longText(35), longText(35)]
const partner = { sender: longText(35), recipient: longText(35), reference: longText(14) }
const tooLong = { sender: longText(90), recipient: longText(90), reference: longText(90) }

const rejectionOf = (begin: string, ...lines: readonly string[]) => {
  const segments = [begin, ...lines, "UNS+S'"]
  const read = readEdifactOrders(
    `UNB+UNOC:3+B+D+261125:0412+R'UNH+1+ORDERS:D:96A:UN'${segments.join('')}UNT+${segments.length + 2}+1'UNZ+1+R'`,
  )
  if (!read.ok || !read.value.messages[0] || read.value.messages[0].order.ok) throw new Error(begin)
  return rejectedOrder(read.value.messages[0].order.error)
}
const ORDER = "BGM+220+PO-7+9'"
const LINE = "LIN+1++A:SA'"
const REJECTIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'an order number that is longer than BGM allows': [`BGM+220+${'9'.repeat(36)}+9'`, LINE],
  'a message that is not an order': ["BGM+231+PO-7+9'", LINE],
  'a change of an order': ["BGM+220+PO-7+4'", LINE],
  'an order without a line': [ORDER],
  'a line without an article': [ORDER, "LIN+1'", "QTY+21:1'"],
  'a line without a quantity': [ORDER, LINE],
  'a line with two quantities': [ORDER, LINE, "QTY+21:1'", "QTY+11:1'"],
  'a sub-line': [ORDER, "LIN+1++A:SA+1:2'", "QTY+21:1'"],
  'a line with an action': [ORDER, "LIN+1+2+A:SA'", "QTY+21:1'"],
  'a line with an invalid price': [ORDER, LINE, "QTY+21:1'", "PRI+AAA:x'"],
  'a line with a delivery schedule': [ORDER, LINE, "QTY+21:1'", "SCC+4'"],
  'a wrong number of lines': [ORDER, LINE, "QTY+21:1'", "UNS+S'", "CNT+2:9'"],
  'an order with two delivery addresses': [ORDER, "NAD+DP+1'", "NAD+ST+2'", LINE, "QTY+21:1'"],
}

const RESPONSES = {
  'an order that is changed': orderResponse(
    order,
    numbers,
    order.lines.map(() => line),
    NOW,
  ),
  'a cancellation': cancellationResponse(order, numbers, NOW),
  'a rejection by the API': applicationError(order.orderNo, '422022', longText(3_400)),
  'a rejection of an order number that is too long': applicationError(
    longText(50),
    '409005',
    'x'.repeat(3_400),
  ),
  ...Object.fromEntries(Object.entries(REJECTIONS).map(([why, sent]) => [why, rejectionOf(...sent)])),
  ...Object.fromEntries(
    Object.keys(SYNTAX_ERRORS).map((error) => [
      error,
      syntaxError(tooLong, error as keyof typeof SYNTAX_ERRORS),
    ]),
  ),
}

it.each(Object.entries(RESPONSES))(
  'each element of the response to "%s" has at most the length that D.96A allows',
  (_, response) => {
    for (const { sender } of [partner, tooLong]) {
      const text = edifactInterchange({ sender }, [response], { reference: 'R'.repeat(14), now: NOW })
      const { segments, isComplete } = edifactSegments(text)
      expect(isComplete).toBe(true)
      const wrong = segments.filter(({ tag, elements }) =>
        elements.some((parts, index) =>
          parts.some((part, component) => part.length > (LENGTH_MAX[tag]?.[index]?.[component] ?? 0)),
        ),
      )
      expect(wrong.slice(0, 3)).toEqual([])
      let texts = 0
      for (const { tag } of segments)
        expect((texts = tag === 'FTX' ? texts + 1 : 0)).toBeLessThanOrEqual(TEXTS_MAX)
    }
  },
)

it('an order number that is too long is omitted, because a truncated number is another number', () => {
  const { segments } = orderResponse({ ...order, unmet: [] }, ['1', '2'.repeat(36), '3'], [], NOW)
  expect(segments.filter((segment) => segment.startsWith('RFF+VN'))).toEqual(['RFF+VN:3'])
})

it('a rejection contains one text for each error', () => {
  const detail = Array.from(
    { length: 40 },
    (_, index) => `Line ${index}: no part has this number (${'9'.repeat(40)}).`,
  )
  const text = edifactInterchange({ sender: 'B' }, [applicationError('PO-7', '422022', detail.join(' '))], {
    reference: 'R',
    now: NOW,
  })
  const { segments } = edifactSegments(text)
  const reportedSegments = segments.flatMap(({ tag, elements }) => (tag === 'FTX' ? (elements[3] ?? []) : []))
  expect(reportedSegments.join(' ')).toBe(detail.join(' '))
  const tags = segments.map(({ tag }) => tag).filter((tag) => tag === 'ERC' || tag === 'FTX')
  expect(tags.join(' ').replaceAll('ERC FTX', '').trim()).toBe('')
})
