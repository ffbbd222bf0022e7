import { useEffect, useMemo, useState } from 'react'
import { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import type { ListSource } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { listQuery, PAGE_LENGTHS } from '#domain/data-table/list-url.ts'
import type { ListDefinition } from './list-definition.ts'
import { ListSelection } from './list-selection.view-model.ts'
import { ListViewModel } from './list.view-model.ts'
import './data-table.module.ts'
import { useContainer, type Container } from '../kernel/container.tsx'

/** View model of the loader's list. It persists from page to page, with the selected rows. */
export function useList<Item>(
  definition: ListDefinition<Item>,
  opened: OpenedList<Item>,
  sourceIn: (container: Container) => ListSource<Item>,
): ListViewModel<Item> {
  const container = useContainer()
  const [selection] = useState(() => new ListSelection<Item>())
  const model = useMemo(() => {
    const { scope, term, filters } = opened.url
    const asItOpens = { page: 1, length: PAGE_LENGTHS[0], ...definition.sort, sort: definition.sort.by }
    selection.follow(listQuery(definition, { ...asItOpens, scope, term, filters }))
    return new ListViewModel(
      definition,
      opened,
      sourceIn(container),
      selection,
      container.get(ListPageDependencies),
    )
  }, [container, definition, opened, sourceIn, selection])
  useEffect(() => {
    model.columnChoice.recall()
    selection.renew(model.items, (item) => model.keyOf(item))
  }, [model, selection])
  return model
}
