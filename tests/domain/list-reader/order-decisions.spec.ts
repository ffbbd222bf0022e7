import { describe, expect, it } from 'vitest'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity, readList } from '#domain/list-reader/read-list.ts'

const readingOf = (...lines: readonly string[]) => readList(rowsOfText(lines.join('\n')))
const ordered = (...lines: readonly string[]): readonly string[] =>
  readingOf(...lines).parsedLines.map(
    ({ number, quantity }) => `${number} ${piecesOfQuantity(quantity) ?? '?'}`,
  )
const reasonOf = (result: ReturnType<typeof readList>['results'][number] | undefined) =>
  result?.kind === 'text' ? result.reason : undefined

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
  ])('under the heading "%s": a row with "%s" is ordered, one with "%s" is not', (heading, yes, no) => {
    const reading = readingOf(
      `Article number;Quantity;${heading}`,
      `3.70481;2;${yes}`,
      `1.00190;4;${no}`,
      `3.71783;12;${yes}`,
    )
    expect(reading.parsedLines.map(({ number, quantity }) => [number, piecesOfQuantity(quantity)])).toEqual([
      ['3.70481', 2],
      ['3.71783', 12],
    ])
    expect(reasonOf(reading.results[2])).toBe('unordered')
  })

  it('requires confirmation of rows with an empty or unknown value', () => {
    const headers = 'Article number;Quantity;Order'
    expect(ordered(headers, '3.70481;2;yes', '1.00190;4;no', '3.71783;12;')).toEqual([
      '3.70481 2',
      '3.71783 ?',
    ])
    expect(ordered(headers, '3.70481;2;yes', '1.00190;4;later', '3.71783;12;no')).toEqual([
      '3.70481 2',
      '1.00190 ?',
    ])
  })

  it('may be the first column of a table without quantities', () => {
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
  ])('is not confused with columns of quantities or other content: %s', (headers, first, second, lines) => {
    expect(ordered(headers, first, second)).toEqual(lines)
  })
})

describe('a column with an action or a status', () => {
  it.each([
    ['Action', 'delete'],
    ['Aktion', 'löschen'],
    ['Status', 'Storniert'],
    ['Action', 'supprimer'],
    ['Azione', 'eliminare'],
    ['Acción', 'anular'],
    ['Ação', 'excluir'],
    ['Actie', 'verwijderen'],
    ['Действие', 'удалить'],
  ])('under the heading "%s": a row with "%s" is ignored with a reason', (heading, status) => {
    const lines = [`Part no.;Qty;${heading}`, `3.70481;2;${status}`, '1.00190;3;']
    expect(ordered(...lines)).toEqual(['1.00190 3'])
    expect(['unordered', 'struck']).toContain(reasonOf(readingOf(...lines).results[1]))
    expect(ordered(...lines.slice(1))).toEqual(['1.00190 3'])
  })

  it.each([
    ['Type', 'Return'],
    ['Type', 'Credit'],
    ['Status', 'returned'],
    ['Status', 'On hold'],
    ['Vorgang', 'Retoure'],
    ['Art', 'Gutschrift'],
    ['Status', 'gesperrt'],
    ['Type', 'Retour'],
    ['Statut', 'en attente'],
    ['Tipo', 'Reso'],
    ['Tipo', 'Devolución'],
    ['Estado', 'em espera'],
    ['Soort', 'retourzending'],
    ['Тип', 'Возврат'],
  ])('under the heading "%s": a row with "%s" has to be confirmed by the user', (heading, status) => {
    expect(ordered(`Part no.;Qty;${heading}`, `3.70481;2;${status}`, '1.00190;3;open')).toEqual([
      '3.70481 ?',
      '1.00190 3',
    ])
    expect(ordered(`3.70481;2;${status}`)).toEqual(['3.70481 ?'])
  })

  it('is also evaluated in JSON and XML', () => {
    expect(
      ordered(
        '[{"sku":"3.70481","qty":2,"action":"delete"},{"sku":"1.00190","qty":3,"action":"return"},{"sku":"2.30256","qty":4,"action":"add"}]',
      ),
    ).toEqual(['1.00190 ?', '2.30256 4'])
    expect(
      ordered(
        '<list><item action="delete"><sku>3.70481</sku><qty>2</qty></item><item><sku>1.00190</sku><qty>3</qty><status>returned</status></item><item><sku>2.30256</sku><qty>4</qty></item></list>',
      ),
    ).toEqual(['1.00190 ?', '2.30256 4'])
  })
})
