import { describe, expect, it } from 'vitest'
import { rowsOfText } from '#domain/quick-order/list-rows.ts'
import { piecesOf, readList } from '#domain/quick-order/read-list.ts'

const readingOf = (...lines: readonly string[]) => readList(rowsOfText(lines.join('\n')))
const ordered = (...lines: readonly string[]): readonly string[] =>
  readingOf(...lines).parsedLines.map(({ number, quantity }) => `${number} ${piecesOf(quantity) ?? '?'}`)

describe('a column of yes and no', () => {
  it.each([
    ['Order?', 'yes', 'no'],
    ['Order', 'Y', 'N'],
    ['Order', 'TRUE', 'FALSE'],
    ['Order', '✓', '✗'],
    ['Order?', '1', '0'],
    ['Buy', 'yes', ''],
    ['Populate', 'Yes', 'No'],
    ['Fitted', 'Fitted', 'DNP'],
    ['Bestellen?', 'ja', 'nein'],
    ['Bestellen', 'x', ''],
    ['Bestellen', 'WAHR', 'FALSCH'],
    ['Auswahl', 'X', ''],
    ['Commander ?', 'oui', 'non'],
    ['Commande', 'vrai', 'faux'],
    ['Pedir', 'sí', 'no'],
    ['Ordinare?', 'sì', 'no'],
    ['Bestellen', 'ja', 'nee'],
    ['Pedir?', 'sim', 'não'],
    ['Заказать', 'да', 'нет'],
    ['DNP', '', 'DNP'],
    ['DNP', '0', '1'],
    ['Do not order', '', 'x'],
    ['Nicht bestellen', 'nein', 'ja'],
    ['Ne pas commander', '', 'oui'],
    ['Status', 'ok', 'DNP'],
    ['Remark', '', 'do not populate'],
  ])('headed "%s": "%s" orders and "%s" does not', (head, yes, no) => {
    const reading = readingOf(
      `Article number;Quantity;${head}`,
      `3.70481;2;${yes}`,
      `1.00190;4;${no}`,
      `3.71783;12;${yes}`,
    )
    expect(reading.parsedLines.map(({ number, quantity }) => [number, piecesOf(quantity)])).toEqual([
      ['3.70481', 2],
      ['3.71783', 12],
    ])
    expect(reading.results[2]).toMatchObject({ kind: 'text', reason: 'unordered' })
  })

  it('asks back what is empty beside yes and no, and what is neither', () => {
    const heads = 'Article number;Quantity;Order'
    expect(ordered(heads, '3.70481;2;yes', '1.00190;4;no', '3.71783;12;')).toEqual(['3.70481 2', '3.71783 ?'])
    expect(ordered(heads, '3.70481;2;yes', '1.00190;4;later', '3.71783;12;no')).toEqual([
      '3.70481 2',
      '1.00190 ?',
    ])
  })

  it('stands in front, and without a column of quantities', () => {
    expect(ordered('Order;Article number', 'no;3.70481', 'yes;1.00190', 'yes;3.71783')).toEqual([
      '1.00190 1',
      '3.71783 1',
    ])
  })

  it.each([
    ['Article number;Stock;Order', '3.70481;5;1', '1.00190;4;3', ['3.70481 1', '1.00190 3']],
    ['Article number;Order', '3.70481;1', '1.00190;12', ['3.70481 1', '1.00190 12']],
    ['Article number;Quantity;Order', '3.70481;2;2', '1.00190;4;3', ['3.70481 2', '1.00190 3']],
    ['Article number;Quantity;In stock', '3.70481;2;yes', '1.00190;4;no', ['3.70481 2', '1.00190 4']],
    ['Article number;Quantity;Original', '3.70481;2;yes', '1.00190;4;no', ['3.70481 2', '1.00190 4']],
  ])('is no column of quantities or of something else: %s', (heads, first, second, lines) => {
    expect(ordered(heads, first, second)).toEqual(lines)
  })
})
