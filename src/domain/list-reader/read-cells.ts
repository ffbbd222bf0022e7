import { isNumberCell } from './number-shape.ts'
import { looksLikeQuantity, readQuantity, hasQuantityMark } from './list-quantity.ts'
import { MISSING_QUANTITY, numberOfCell, partOf, ambiguousQuantity, type Part } from './line-parts.ts'
import { hasDigit } from './number-shape.ts'
import { packedQuantity } from './quantity-matches.ts'
import { resolveNumber } from './number-variants.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** Reads one row of cells separately; undefined if no cell is a number. */
export function readCells(
  cells: readonly string[],
  lookup: CatalogueLookup,
  position: number,
): Part | undefined {
  const numberIndex = numberAt(cells, lookup)
  if (numberIndex < 0) return undefined
  const number = numberOfCell(cells[numberIndex] ?? '', lookup)?.number ?? cells[numberIndex] ?? ''
  const others = cells.map((_, index) => index).filter((index) => index !== numberIndex)
  const withUnit = others.filter((index) => hasQuantityMark(cells[index] ?? ''))
  const plain = others.filter((index) => looksLikeQuantity(cells[index] ?? ''))
  const behind = plain.filter((index) => index > numberIndex)
  const ahead = plain.filter(
    (index) => index < numberIndex && !countsAlong(cells[index] ?? '', index, position),
  )
  const candidates = withUnit.length > 0 ? withUnit : [...behind.slice(0, 1), ...ahead]
  const quantityIndex = candidates[0]
  const rest = others.filter((index) => index !== quantityIndex).map((index) => cells[index] ?? '')
  if (candidates.length > 1) {
    return partOf(number, ambiguousQuantity(candidates.map((index) => cells[index]).join(' / ')), rest)
  }
  if (quantityIndex !== undefined) return partOf(number, readQuantity(cells[quantityIndex] ?? ''), rest)
  return withFaultyQuantity(number, cells, others)
}

/** The cell beside the number is its quantity, even if it is invalid: "0", "-1", "1.5". The user corrects it. */
function withFaultyQuantity(number: string, cells: readonly string[], others: readonly number[]): Part {
  const adjacentIndex =
    others.length === 1 ? others[0] : others.find((index) => isMeantAsNumber(cells[index] ?? ''))
  const textsBut = (excludedIndex: number | undefined) =>
    others.filter((index) => index !== excludedIndex).map((index) => cells[index] ?? '')
  if (adjacentIndex === undefined) return partOf(number, MISSING_QUANTITY, textsBut(undefined))
  const quantity = packedQuantity(cells[adjacentIndex] ?? '') ?? readQuantity(cells[adjacentIndex] ?? '')
  const isWords = quantity.kind === 'faulty' && !/^\W*\d/.test(quantity.typed) && quantity.typed.length > 4
  return isWords
    ? partOf(number, MISSING_QUANTITY, [quantity.typed, ...textsBut(adjacentIndex)])
    : partOf(number, quantity, textsBut(adjacentIndex))
}

const isMeantAsNumber = (cell: string): boolean => /^[-\u2212]?[\d.,]+(?:e\+?\d+)?$/i.test(cell)

/** Index of the cell with a known number; otherwise of the first cell that cannot be a quantity. */
function numberAt(cells: readonly string[], lookup: CatalogueLookup): number {
  const catalogueMatches = cells.map((cell) =>
    hasDigit(cell) ? resolveNumber(cell, lookup).catalogueMatch : undefined,
  )
  const ownIndex = catalogueMatches.findIndex((catalogueMatch) => catalogueMatch?.isOwn)
  if (ownIndex >= 0) return ownIndex
  const knownIndex = catalogueMatches.findIndex((catalogueMatch) => catalogueMatch !== undefined)
  if (knownIndex >= 0) return knownIndex
  const clear = cells.findIndex((cell) => isNumberCell(cell) && !looksLikeQuantity(cell))
  return clear >= 0 ? clear : cells.findIndex(isNumberCell)
}

const countsAlong = (cell: string, index: number, position: number) =>
  index === 0 && (Number(cell) === position || Number(cell) === position * 10)

/** Reads a row of two cells: if one is a quantity, the other must be the number, even an unusual one: "DT12", "4". */
export function readNumberAndQuantity(cells: readonly string[], lookup: CatalogueLookup): Part | undefined {
  const quantityText = cells.find(looksLikeQuantity)
  const text = cells.find((cell) => !looksLikeQuantity(cell))
  if (cells.length !== 2 || quantityText === undefined || text === undefined || text.length > 40)
    return undefined
  const cellNumber = numberOfCell(text, lookup)
  if (cellNumber) return partOf(cellNumber.number, readQuantity(quantityText), [cellNumber.rest])
  if (/\s/.test(text) && !/\d{3}/.test(text)) return undefined
  return /[\p{L}\p{N}]/u.test(text) ? partOf(text, readQuantity(quantityText), []) : undefined
}
