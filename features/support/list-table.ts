import assert from 'node:assert/strict'
import { plain } from './texts.ts'
import { httpVisitorOf } from './visitor-by-depth.ts'
import type { ShopWorld } from './world.ts'

export const table = (world: ShopWorld) => {
  const tableElement = httpVisitorOf(world).page.document.querySelector<HTMLTableElement>('main table')
  assert.ok(tableElement, `no list on the page: ${httpVisitorOf(world).page.text.slice(0, 500)}`)
  return tableElement
}

const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => plain(cell.textContent ?? ''))
export const columnsOf = (world: ShopWorld) => textsOf(table(world).querySelectorAll('thead th'))
export const rowsOf = (world: ShopWorld) => [...table(world).querySelectorAll('tbody tr')]

/** Texts of a column's cells, from the first row to the last. */
export function valuesIn(world: ShopWorld, column: string): readonly string[] {
  const index = columnsOf(world).indexOf(column)
  assert.ok(index >= 0, `no column ${column} among ${columnsOf(world).join(', ')}`)
  return rowsOf(world).map((row) => plain(row.children[index]?.textContent ?? ''))
}
