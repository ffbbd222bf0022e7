import type { IntlShape } from 'react-intl'
import type { Sheet } from '#domain/list/sheet.ts'
import type { CartRow } from './my-carts.view-model.ts'

/** The list of carts as a file: prices only where they may be seen. */
export function cartsSheet(intl: IntlShape, carts: readonly CartRow[], pricesAreVisible: boolean): Sheet {
  const heads = ['name', 'lines', 'pieces', 'changed', 'owner']
  if (pricesAreVisible) heads.push('total', 'pricesUntil')
  return {
    name: intl.formatMessage({ id: 'mycarts.title' }),
    heads: [
      ...heads.map((id) => intl.formatMessage({ id: `mycarts.column.${id}` })),
      ...(pricesAreVisible ? [intl.formatMessage({ id: 'cart.sheet.currency' })] : []),
    ],
    rows: carts.map(({ name, lines, pieces, changedAt, owner, total, pricesUntil }) => [
      name || intl.formatMessage({ id: 'mycarts.unnamed' }),
      lines,
      pieces,
      changedAt === undefined ? undefined : { day: changedAt.slice(0, 10) },
      owner.name,
      ...(pricesAreVisible
        ? [total?.value, pricesUntil === undefined ? undefined : { day: pricesUntil }, total?.currency]
        : []),
    ]),
  }
}
