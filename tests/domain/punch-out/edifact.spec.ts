import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applicationError,
  edifactInterchange,
  orderResponse,
  syntaxError,
} from '#domain/punch-out/edifact-documents.ts'
import { edifactEncoding, readEdifactOrders } from '#domain/punch-out/edifact-orders.ts'
import { edifactSegments } from '#domain/shared/edifact-segments.ts'

const LINES = ["LIN+10++3.70481:SA'", "QTY+21:5:PCE'"]

function interchange(
  content: readonly string[],
  { syntax = 'UNOC:3', type = 'ORDERS:D:96A:UN' } = {},
): string {
  return [
    `UNB+${syntax}+BECKER:14+DRAWBAR:14+261125:0412+REF1'`,
    `UNH+M1+${type}'`,
    ...content,
    `UNT+${content.length + 2}+M1'`,
    "UNZ+1+REF1'",
  ].join('\n')
}
const order = (lines: readonly string[] = LINES, begin = "BGM+220+PO-7+9'") => [begin, ...lines, "UNS+S'"]
const orderOf = (text: string) => {
  const read = readEdifactOrders(text)
  if (!read.ok) throw new Error(read.error.error)
  return read.value.messages[0]?.order
}
const errorOf = (text: string) => {
  const read = readEdifactOrders(text)
  return read.ok ? undefined : read.error.error
}

describe('parsing EDIFACT', () => {
  it('returns number, article and quantity of an order', () => {
    const read = readEdifactOrders(interchange(order()))
    expect(read).toMatchObject({
      ok: true,
      value: { interchange: { sender: 'BECKER', recipient: 'DRAWBAR', reference: 'REF1' } },
    })
    expect(orderOf(interchange(order()))).toEqual({
      ok: true,
      value: {
        messageNo: 'M1',
        orderNo: 'PO-7',
        isCancellation: false,
        lines: [{ articleNo: '3.70481', quantity: 5, lineId: '10', unit: 'PCE' }],
        job: {},
        unmet: [],
      },
    })
  })

  it.each([
    [20, undefined],
    [21, 'unspecified'],
  ])('reports for an interchange of %i messages the error %s', (count, error) => {
    const messages = Array.from({ length: count }, (_, no) => [
      `UNH+M${no}+ORDERS:D:96A:UN'`,
      ...order(),
      `UNT+${order().length + 2}+M${no}'`,
    ])
    const header = "UNB+UNOC:3+BECKER:14+DRAWBAR:14+261125:0412+REF1'"
    expect(errorOf([header, ...messages.flat(), `UNZ+${count}+REF1'`].join(''))).toBe(error)
  })

  it('returns the seller’s number from PIA, and vehicle and job from references', () => {
    const lines = [
      "RFF+AKG:WMA06XZZ8CP034890'",
      "RFF+ABZ:KS-AB 12'",
      "RFF+AEP:JOB-4'",
      "LIN+1++4012345678901:EN'",
      "PIA+5+4711:IN+3.70481:SA'",
      "QTY+12:9'",
      "QTY+21:2.000'",
    ]
    expect(orderOf(interchange(order(lines)))).toMatchObject({
      value: {
        lines: [{ articleNo: '3.70481', quantity: 2 }],
        job: { vin: 'WMA06XZZ8CP034890', plate: 'KS-AB 12', orderNo: 'JOB-4' },
      },
    })
  })

  it('supports the separators of UNA and the release character', () => {
    const text = interchange(order(["LIN+1++A?+B?:C??:SA'", "QTY+21:1'"]))
    expect(orderOf(text)).toMatchObject({ value: { lines: [{ articleNo: 'A+B:C?' }] } })
    const other = interchange(order()).replaceAll('+', '|').replaceAll(':', '^').replaceAll("'", '~')
    expect(orderOf(`UNA^|.\\ ~${other}`)).toMatchObject({ value: { orderNo: 'PO-7' } })
  })

  it('decodes UNOC as ISO 8859-1 and UNOW as UTF-8', () => {
    const umlaut = interchange(order(LINES, "BGM+220+Größe+9'"))
    expect(edifactEncoding(umlaut)).toBe('latin1')
    expect(edifactEncoding(interchange(order(), { syntax: 'UNOW:4' }))).toBe('utf8')
    expect(errorOf(interchange(order(), { syntax: 'UNOX:3' }))).toBe('unsupportedSyntax')
  })

  it.each([
    ['no interchange', 'hello', 'missing'],
    ['no end of the last segment', interchange(order()).slice(0, -1), 'missing'],
    ['no trailer', interchange(order()).replace("UNZ+1+REF1'", ''), 'missing'],
    ['a wrong count of segments', interchange(order()).replace('UNT+6', 'UNT+5'), 'countsDiffer'],
    ['a wrong count of messages', interchange(order()).replace('UNZ+1', 'UNZ+2'), 'countsDiffer'],
    [
      'a trailer with a different reference',
      interchange(order()).replace('UNZ+1+REF1', 'UNZ+1+REF2'),
      'referencesDiffer',
    ],
    [
      'a trailer with a different message number',
      interchange(order()).replace("+M1'\nUNZ", "+M2'\nUNZ"),
      'referencesDiffer',
    ],
  ])('rejects %s', (_, text, error) => expect(errorOf(text)).toBe(error))

  it.each([
    ['a message that is not an order', interchange(order(), { type: 'INVOIC:D:96A:UN' }), 'message'],
    ['a change', interchange(order(LINES, "BGM+220+PO-7+4'")), 'function'],
    ['no order number', interchange(order(LINES, "BGM+220'")), 'order-no'],
    ['no line', interchange(order([])), 'no-lines'],
    ['no article', interchange(order(["LIN+1'", "QTY+21:1'"])), 'article'],
    ['no quantity', interchange(order(["LIN+1++A:SA'"])), 'quantity'],
    ['a fractional quantity', interchange(order(["LIN+1++A:SA'", "QTY+21:0.5'"])), 'quantity'],
    [
      'more lines than a cart may contain',
      interchange(order(Array.from({ length: 2001 }, () => LINES).flat())),
      'too-many',
    ],
  ])('reports the reason why %s is not an order', (_, text, error) => {
    expect(orderOf(text)).toMatchObject({ ok: false, error: { code: error } })
  })

  it('never throws for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...["UNA:+.? '", 'UNB', 'UNH', 'LIN', "'", '+', ':', '?', 'ä', '9'])),
        (parts) => {
          expect(() => readEdifactOrders(parts.join(''))).not.toThrow()
        },
      ),
    )
  })
})

describe('writing EDIFACT', () => {
  const now = new Date('2026-11-25T04:12:00Z')
  const stamp = { reference: 'R9', now }
  const line = { lineId: '10', articleNo: "A'+:?", name: '', manufacturer: '', quantity: 6, unit: 'PCS' }
  const placed = {
    messageNo: 'M1',
    orderNo: 'PO+7',
    isCancellation: false,
    lines: [{ articleNo: 'A', quantity: 5 }],
    job: {},
    unmet: [],
  }

  it('confirms an order with correct counts and references, and escapes separators', () => {
    const response = orderResponse(placed, ['400123'], [line], now)
    const { segments, isComplete } = edifactSegments(
      edifactInterchange({ sender: 'BECKER' }, [response], stamp),
    )
    expect(isComplete).toBe(true)
    const valueOf = (tag: string) => segments.find((one) => one.tag === tag)?.elements
    expect(valueOf('UNB')).toEqual([['UNOC', '3'], ['DRAWBAR'], ['BECKER'], ['261125', '0412'], ['R9']])
    expect(valueOf('BGM')).toEqual([['231'], ['400123'], ['4']])
    expect(valueOf('RFF')).toEqual([['ON', 'PO+7']])
    expect(valueOf('LIN')).toEqual([['10'], ['3'], ["A'+:?", 'SA']])
    const first = segments.findIndex(({ tag }) => tag === 'UNH')
    const last = segments.findIndex(({ tag }) => tag === 'UNT')
    expect(valueOf('UNT')).toEqual([[String(last - first + 1)], ['1']])
    expect(valueOf('UNZ')).toEqual([['1'], ['R9']])
  })

  it('writes a price only if one exists, without characters outside ISO 8859-1', () => {
    const priced = { ...line, quantity: 5, price: { value: 12.5, currency: 'EUR' } }
    const of = (one: typeof line) =>
      edifactInterchange({ sender: '' }, [orderResponse(placed, ['1'], [one], now)], stamp)
    expect(of(priced)).toContain("PRI+AAA:12.50'")
    expect(of(line)).not.toContain('PRI')
    const error = edifactInterchange({ sender: '' }, [applicationError('Заказ', '422022', 'Größe')], stamp)
    expect(error).toContain("RFF+ON:.....'")
    expect(error).toContain("FTX+AAO+++Größe'")
  })

  it('reports a syntax error by its code', () => {
    const control = syntaxError({ sender: 'BECKER', recipient: 'DRAWBAR', reference: 'REF1' }, 'countsDiffer')
    expect(edifactInterchange({ sender: 'BECKER' }, [control], stamp)).toContain(
      "UCI+REF1+BECKER+DRAWBAR+4+29'",
    )
  })
})
