import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { latePart, useLatePart } from '../delivery/late-part.ts'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

type Props = {
  readonly model: OrderGridViewModel
  readonly table: RefObject<OrderGridHandle | null>
}

const panel = latePart(() => import('./read-list-panel.tsx'))

/** How each list was read; its code comes with the first one. */
export const ListReadings = observer(function ListReadings({ model, table }: Props) {
  const Panel = useLatePart(panel, model.lists.all.length > 0)?.ReadListPanel
  if (!Panel) return null
  return model.lists.all.map((list, index) => (
    <Panel key={list.id} list={list} model={model} table={table} isLatest={index === 0} />
  ))
})
