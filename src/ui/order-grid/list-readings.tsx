import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { lazyPart, useLazyPart } from '../delivery/lazy-part.ts'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

type Props = {
  readonly model: OrderGridViewModel
  readonly table: RefObject<OrderGridHandle | null>
}

const panel = lazyPart(() => import('./read-list-panel.tsx'))

/** Interpretation of each list; its code is imported with the first one. */
export const ListReadings = observer(function ListReadings({ model, table }: Props) {
  const Panel = useLazyPart(panel, model.lists.all.length > 0)?.ReadListPanel
  if (!Panel) return null
  return model.lists.all.map((list, index) => (
    <Panel key={list.id} list={list} model={model} table={table} isLatest={index === 0} />
  ))
})
