type PrimaryKey<Value> = { readonly primaryKey: () => Value }
/** Returns the value of a row that is created without it. */
type Column = (() => unknown) | PrimaryKey<unknown>
export type Columns = Readonly<Record<string, Column>>

type ValueOf<One> =
  One extends PrimaryKey<infer Value> ? Value : One extends () => infer Value ? Value : never
type RowOf<Of> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }
type Where<Row> = {
  readonly [Name in keyof Row]?: {
    readonly equals?: Row[Name]
    readonly in?: readonly Row[Name][]
    readonly lte?: Row[Name]
  }
}
type Query<Row> = { readonly where: Where<Row> }
type Change<Row> = {
  readonly [Name in keyof Row]?: Row[Name] | ((value: Row[Name], row: Row) => Row[Name])
}

export const primaryKey = <Value extends string | number>(make: () => Value): PrimaryKey<Value> => ({
  primaryKey: make,
})
export const nullable = <Value>(make: () => Value | null): (() => Value | null) => make

type Update<Row> = Query<Row> & { readonly data: Change<Row> }

/** Rows in the order of their creation. An update replaces a row, so that a row that was read does not change. */
export class Table<Of extends Columns> {
  readonly #columns: readonly [name: string, make: () => unknown][]
  readonly #key: string
  readonly #rows = new Map<unknown, RowOf<Of>>()

  constructor(columns: Of) {
    const all = Object.entries(columns)
    this.#columns = all.map(([name, one]) => [name, typeof one === 'function' ? one : one.primaryKey])
    this.#key = all.find(([, one]) => typeof one !== 'function')![0]
  }

  create(values: Partial<RowOf<Of>>): RowOf<Of> {
    const given = values as Readonly<Record<string, unknown>>
    const row = Object.fromEntries(
      this.#columns.map(([name, make]) => [name, given[name] === undefined ? make() : given[name]]),
    )
    const key = row[this.#key]
    if (this.#rows.has(key)) throw new RangeError(`There is a row ${String(key)} already`)
    this.#rows.set(key, row as RowOf<Of>)
    return row as RowOf<Of>
  }

  getAll(): RowOf<Of>[] {
    return [...this.#rows.values()]
  }

  count(): number {
    return this.#rows.size
  }

  findMany({ where }: Query<RowOf<Of>>): RowOf<Of>[] {
    const key = (where as Where<Record<string, unknown>>)[this.#key]?.equals
    const row = this.#rows.get(key)
    const candidates = key === undefined ? this.getAll() : row ? [row] : []
    return candidates.filter(fulfils(Object.entries(where)))
  }

  findFirst(query: Query<RowOf<Of>>): RowOf<Of> | null {
    return this.findMany(query)[0] ?? null
  }

  updateMany({ where, data }: Update<RowOf<Of>>): RowOf<Of>[] {
    return this.findMany({ where }).map((row) => this.#replace(row, data))
  }

  update({ where, data }: Update<RowOf<Of>>): RowOf<Of> | null {
    const row = this.findFirst({ where })
    return row && this.#replace(row, data)
  }

  deleteMany(query: Query<RowOf<Of>>): RowOf<Of>[] {
    const rows = this.findMany(query)
    for (const row of rows) this.#rows.delete(row[this.#key])
    return rows
  }

  #replace(row: RowOf<Of>, data: Change<RowOf<Of>>): RowOf<Of> {
    const changes = Object.entries(data).filter(([, value]) => value !== undefined)
    const changed = Object.fromEntries(
      changes.map(([name, value]) => [name, typeof value === 'function' ? value(row[name], row) : value]),
    )
    const next = { ...row, ...changed }
    this.#rows.set(row[this.#key], next)
    return next
  }
}

type Condition = readonly [name: string, Where<{ readonly value: unknown }>['value']]

const fulfils =
  (conditions: readonly Condition[]) =>
  (row: Readonly<Record<string, unknown>>): boolean =>
    conditions.every(([name, { equals, in: some, lte } = {}]) => {
      const value = row[name]
      if (equals !== undefined && value !== equals) return false
      if (some !== undefined && !some.includes(value)) return false
      return lte === undefined || Number(value) <= Number(lte)
    })
