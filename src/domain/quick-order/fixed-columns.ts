import { rolesOf } from './column-roles.ts'

type Place = { readonly from: number; readonly end: number }

/** Aligns the cells of a fixed-width print with the headings above them, so that an empty cell shifts none. */
export class FixedColumns {
  #heads: readonly Place[] = []

  align(line: string, cells: readonly string[]): readonly string[] {
    const places = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ index, 0: text }) => ({
      from: index,
      end: index + text.length,
    }))
    if (places.length !== cells.length) return cells
    if (rolesOf(cells)) {
      this.#heads = places
      return cells
    }
    if (this.#heads.length <= cells.length) return cells
    const columns = places.map((place) => nearest(place, this.#heads))
    if (new Set(columns).size < columns.length) return cells
    return this.#heads.map((_, column) => cells[columns.indexOf(column)] ?? '')
  }
}

/** Texts are aligned at their start, figures at their end. */
const distance = (one: Place, other: Place): number =>
  one.from < other.end && other.from < one.end
    ? 0
    : Math.min(Math.abs(one.from - other.from), Math.abs(one.end - other.end))

const nearest = (place: Place, heads: readonly Place[]): number =>
  heads.reduce(
    (best, head, index) => (distance(place, head) < distance(place, heads[best] ?? head) ? index : best),
    0,
  )
