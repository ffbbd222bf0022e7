import type { IntlShape } from 'react-intl'
import type { Cart } from '#domain/cart/cart.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'

/** Cart as a spreadsheet; with prices only if the user may see them. */
export function cartSheet(intl: IntlShape, name: string, { lines }: Cart, withPrices: boolean): Sheet {
  const text = (id: string) => intl.formatMessage({ id: `cart.sheet.${id}` })
  const heads = ['number', 'name', 'manufacturer', 'quantity', 'note']
  if (withPrices) heads.push('unitPrice', 'total', 'currency')
  return {
    name,
    heads: heads.map(text),
    rows: lines.map(({ articleNo, name: title, manufacturer, quantity, note, unitPrice, total }) => [
      articleNo,
      title,
      manufacturer,
      quantity,
      note,
      ...(withPrices ? [unitPrice, total, total?.currency] : []),
    ]),
  }
}
