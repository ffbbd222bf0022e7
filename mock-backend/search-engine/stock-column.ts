import type { Assortment } from '../catalogue/assortment.ts'
import { partTypes } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import { itemAt } from '../catalogue/random.ts'
import { tradeDataOf } from '../catalogue/trade-data.ts'

/** 1 for each product in stock, without generating a product. */
export function createStockColumn(
  seed: number,
  { size, design, partType, isSecondBrand }: ProductColumns,
  { isDiscontinued, successorOf }: Assortment,
): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => {
    const { stock } = tradeDataOf(seed, index, itemAt(partTypes, partType[index] ?? 0), {
      design: design[index] ?? 0,
      secondBrand: isSecondBrand[index] === 1,
      runningOut: isDiscontinued(index) || successorOf(index) !== undefined,
    })
    return stock.quantity > 0 ? 1 : 0
  })
}
