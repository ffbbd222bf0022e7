import type { IntlShape } from 'react-intl'
import type { Cart } from '#domain/cart/cart.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'
import type { PricesViewModel } from '../part/prices.view-model.ts'

/** Cart as a spreadsheet; with prices only if the user may see them. */
export function cartSheet(intl: IntlShape, name: string, { lines }: Cart, prices: PricesViewModel): Sheet {
  const text = (id: string) => intl.formatMessage({ id: `cart.sheet.${id}` })
  const heads = ['number', 'name', 'manufacturer', 'quantity', 'note']
  return {
    name,
    heads: [...heads, ...prices.cells('unitPrice', 'total', 'currency')].map(text),
    rows: lines.map(({ articleNo, name: title, manufacturer, quantity, note, unitPrice, total }) => [
      articleNo,
      title,
      manufacturer,
      quantity,
      note,
      ...prices.cells(unitPrice, total, total?.currency),
    ]),
  }
}
