import { makeAutoObservable, observableRef } from 'mobx'
import type { Drafts } from '#application/drafts/drafts.ts'
import { chosenColumns, visibleColumns } from '#domain/data-table/list-shape.ts'
import type { ListColumnOf, ListDefinition } from './list-definition.ts'

/** Visible columns of a list: those in its URL, otherwise those stored on this device. */
export class ColumnChoice<Item> {
  /** Columns stored on this device; undefined before hydration. */
  remembered: readonly string[] | undefined = undefined
  readonly #definition: ListDefinition<Item>
  readonly #offered: () => readonly ListColumnOf<Item>[]
  readonly #named: readonly string[] | undefined
  readonly #drafts: Drafts

  /** `offered`: columns that this visitor may see. */
  constructor(
    definition: ListDefinition<Item>,
    offered: () => readonly ListColumnOf<Item>[],
    columnIds: readonly string[] | undefined,
    drafts: Drafts,
  ) {
    this.#definition = definition
    this.#offered = offered
    this.#named = columnIds
    this.#drafts = drafts
    makeAutoObservable(this, { remembered: observableRef })
  }

  get shown(): readonly ListColumnOf<Item>[] {
    return visibleColumns(this.#offered(), this.#named ?? this.remembered)
  }

  /** Columns that the user can show or hide: all except those that identify the row. */
  get choices() {
    const { shown } = this
    return this.#offered()
      .filter(({ isHeading, isControl }) => !isHeading && !isControl)
      .map((column) => ({ id: column.id, isShown: shown.includes(column) }))
  }

  /** True if the visible columns differ from the default ones. */
  get isOwn(): boolean {
    return this.#named !== undefined || this.remembered !== undefined
  }

  recall(): void {
    this.remembered = this.#memory.restore()
  }

  /** Stores the columns on this device. Returns them for the URL, which the user can share with others. */
  choose(ids: readonly string[]): readonly string[] | undefined {
    const offered = this.#offered()
    const controls = offered.filter(({ isControl, isExtra }) => isControl && !isExtra)
    const columns = chosenColumns(offered, [...ids, ...controls.map(({ id }) => id)])
    if (columns) this.#memory.save(columns)
    else this.#memory.discard()
    this.remembered = columns
    return columns
  }

  get #memory() {
    const { columns, name } = this.#definition
    return this.#drafts.open<readonly string[]>({
      name: `columns:${name}`,
      version: 1,
      read: (data) =>
        Array.isArray(data)
          ? chosenColumns(
              columns,
              data.filter((id) => typeof id === 'string'),
            )
          : undefined,
    })
  }
}
