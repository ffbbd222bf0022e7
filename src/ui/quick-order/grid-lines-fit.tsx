import { observer } from 'mobx-react-lite'
import { FitOfList } from '../vehicles/fit-of-list.tsx'
import type { OrderGridViewModel } from '../order-grid/order-grid.view-model.ts'

/**
 * Number of parts in the grid that do not fit the chosen vehicle. The parts are not listed, because each row has a
 * mark.
 */
export const GridLinesFit = observer(function GridLinesFit({
  model,
}: {
  readonly model: OrderGridViewModel
}) {
  return <FitOfList parts={model.parts} isBrief />
})
