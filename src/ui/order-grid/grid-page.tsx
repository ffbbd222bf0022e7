import { observer } from 'mobx-react-lite'
import type { ReactNode, RefObject } from 'react'
import { PageHead } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { useConnection } from '../shared/use-connection.ts'
import { useScanner } from '../scanning/use-scanner.ts'
import { GridDraftNote } from './grid-draft-note.tsx'
import { GridMessages } from './grid-messages.tsx'
import { GridActions, GridFilter, GridTools, PasteHint } from './grid-tools.tsx'
import { ListReadings } from './list-readings.tsx'
import { NoScriptOrderForm } from './no-script-order-form.tsx'
import type { OrderGridHandle, OrderGridProps } from './order-grid-props.ts'
import { OrderGrid } from './order-grid.tsx'
import { SumBar } from './sum-bar.tsx'
import { useGridDraft } from './use-grid-draft.ts'
import styles from './grid-tools.module.css'
import { usePageKeys } from './use-page-keys.ts'
import { usePagePaste } from './use-page-paste.ts'
import type { ListReport } from '#application/quick-order/order-list.ts'

type Props = Pick<OrderGridProps, 'model' | 'withStock' | 'noteOf'> & {
  readonly table: RefObject<OrderGridHandle | null>
  readonly title: ReactNode
  /** Outcome of a list that was sent without scripts. */
  readonly report: ListReport | undefined
  /** True if the posted list was added to the cart. */
  readonly adds: boolean
  /** `noteOf` for the form without scripts. */
  readonly plainNoteOf: OrderGridProps['noteOf']
  /** Fit of the parts for the chosen vehicle. Below the table, because it is loaded after the rows. */
  readonly fit: ReactNode
  /** Buttons of the bar below the table; on a phone they are above the bar. */
  readonly actions: ReactNode
}

/** Page with an order grid, the import of lists, and the actions for its rows. */
export const GridPage = observer(function GridPage({
  model,
  table,
  title,
  report,
  adds,
  plainNoteOf,
  fit,
  actions,
  ...grid
}: Props) {
  usePagePaste(model)
  usePageKeys(model)
  useScanner((text) => void model.scans.take(text))
  useGridDraft(model)
  useConnection(model)
  return (
    <>
      <PageHead title={title} intro={<GridDraftNote model={model} />} actions={<GridTools model={model} />} />
      <NoScriptOrderForm report={report} adds={adds} noteOf={plainNoteOf} />
      <Stack top className={styles.sheet}>
        <PasteHint model={model} />
        <GridMessages model={model} />
        <ListReadings model={model} table={table} />
        <GridFilter model={model} table={table} />
        <OrderGrid model={model} handle={table} {...grid} />
      </Stack>
      {fit}
      <GridActions model={model} table={table} actions={actions} />
      <SumBar model={model} table={table} actions={actions} />
    </>
  )
})
