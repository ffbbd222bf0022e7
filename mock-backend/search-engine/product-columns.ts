import type { Assortment } from '../catalogue/assortment.ts'
import { isSecondBrand } from '../catalogue/article-series.ts'
import { divisions } from '../catalogue/category-tree.ts'
import { partTypes, type PartType } from '../catalogue/part-types.ts'
import { vehicleMakers } from '../catalogue/vehicles.ts'

/** Fields by which lists are filtered, as one typed array each, so that no product has to be generated. */
export interface ProductColumns {
  readonly size: number
  /** Index of the product whose design this product shares. */
  readonly design: Uint32Array
  /** Index in `partTypes`. */
  readonly partType: Uint8Array
  /** Bit set of divisions. */
  readonly divisions: Uint8Array
  /** Index in `makerSets`. */
  readonly makerSet: Uint16Array
  /** All sets of vehicle makers that occur, as bit sets over `vehicleMakers`. */
  readonly makerSets: readonly number[]
  readonly isPromoted: Uint8Array
  readonly isSecondBrand: Uint8Array
  /**
   * Two entries per product, so that counting it reads one cache line. First: id of the tally that last counted
   * the product, which is faster than a new set per tally. Second, from the lowest bit on: part type (8 bits),
   * divisions (8), brand (1), set of makers.
   */
  readonly tallied: Uint32Array
  nextTally(): number
}

export function bitMaskOf(items: readonly { readonly id: string }[], id: string): number {
  const index = items.findIndex((item) => item.id === id)
  return index === -1 ? 0 : 1 << index
}

const bitsOf = (items: readonly { readonly id: string }[], ids: readonly string[]): number =>
  ids.reduce((bits, id) => bits | bitMaskOf(items, id), 0)

export function createProductColumns(size: number, assortment: Assortment): ProductColumns {
  const places = new Map<PartType, number>(partTypes.map((partType, index) => [partType, index]))
  const makerSetPlaces = new Map<number, number>()
  const columns = {
    design: new Uint32Array(size),
    partType: new Uint8Array(size),
    divisions: new Uint8Array(size),
    makerSet: new Uint16Array(size),
    isPromoted: new Uint8Array(size),
    isSecondBrand: new Uint8Array(size),
    tallied: new Uint32Array(2 * size),
  }
  for (let index = 0; index < size; index += 1) {
    const design = assortment.designOf(index)
    const partType = places.get(assortment.partTypeOf(design)) ?? 0
    const divisionBits = bitsOf(divisions, assortment.divisionsOf(design))
    const makers = bitsOf(vehicleMakers, assortment.makersOf(design))
    const makerSet = makerSetPlaces.get(makers) ?? makerSetPlaces.size
    const brand = isSecondBrand(index) ? 1 : 0
    makerSetPlaces.set(makers, makerSet)
    columns.design[index] = design
    columns.partType[index] = partType
    columns.divisions[index] = divisionBits
    columns.makerSet[index] = makerSet
    columns.isPromoted[index] = assortment.isPromoted(index) ? 1 : 0
    columns.isSecondBrand[index] = brand
    columns.tallied[2 * index + 1] = partType | (divisionBits << 8) | (brand << 16) | (makerSet << 17)
  }
  let tallies = 0
  return {
    size,
    ...columns,
    makerSets: [...makerSetPlaces.keys()],
    nextTally: () => {
      tallies += 1
      return tallies
    },
  }
}
