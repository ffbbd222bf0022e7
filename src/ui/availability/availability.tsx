import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { useLocale } from '../routing/use-paths.ts'
import { PageHead } from '../shared/page-frame.tsx'
import type { OrderGridHandle } from '../order-grid/order-grid-props.ts'
import { OrderGrid } from '../order-grid/order-grid.tsx'
import { NoScriptOrderForm } from '../order-grid/no-script-order-form.tsx'
import { ProblemSummary } from '../order-grid/problem-summary.tsx'
import { SumBar } from '../order-grid/sum-bar.tsx'
import { GridDraftNote } from '../order-grid/grid-draft-note.tsx'
import { GridMessages } from '../order-grid/grid-messages.tsx'
import { LinesFit } from '../quick-order/lines-fit.tsx'
import { fitOf, plainFitOf } from '../vehicles/fit-of-list.tsx'
import { ListReadings } from '../order-grid/list-readings.tsx'
import { PasteHint, GridFilter, GridTools } from '../order-grid/grid-tools.tsx'
import { usePageKeys } from '../order-grid/use-page-keys.ts'
import { useScanner } from '../scanning/use-scanner.ts'
import { usePagePaste } from '../order-grid/use-page-paste.ts'
import { useConnection } from '../shared/use-connection.ts'
import { useGridDraft } from '../order-grid/use-grid-draft.ts'
import { useGridRows } from '../order-grid/use-grid-rows.ts'
import type { AvailabilityViewModel } from './availability.view-model.ts'
import type { ListReport } from '#application/quick-order/order-list.ts'
import type { SheetFormat } from '#domain/data-table/sheet.ts'

type Props = { readonly model: AvailabilityViewModel; readonly report?: ListReport | undefined }

export const AvailabilityCheck = observer(function AvailabilityCheck({ model: { table }, report }: Props) {
  const { all } = useGridRows(table)
  const rows = useRef<OrderGridHandle>(null)
  usePagePaste(table)
  usePageKeys(table)
  useScanner((text) => void table.scans.take(text))
  useGridDraft(table)
  useConnection(table)
  const language = useLocale()
  const save = (format: SheetFormat) => void table.save(all(), format, language)
  const actions = (
    <>
      <Button icon="download" disabled={table.rows.isEmpty} onClick={() => save('csv')}>
        CSV
      </Button>
      <Button icon="download" disabled={table.rows.isEmpty} onClick={() => save('xlsx')}>
        XLSX
      </Button>
    </>
  )
  return (
    <>
      <PageHead
        title={<FormattedMessage id="availabilityCheck.title" />}
        intro={<GridDraftNote model={table} />}
        actions={<GridTools model={table} />}
      />
      <NoScriptOrderForm report={report} adds={false} noteOf={plainFitOf} />
      <PasteHint model={table} />
      <GridMessages model={table} />
      <ListReadings model={table} table={rows} />
      <LinesFit model={table} />
      <GridFilter model={table} table={rows} actions={actions} />
      <ProblemSummary model={table} table={rows} />
      <OrderGrid model={table} handle={rows} withStock noteOf={fitOf} />
      <SumBar model={table} table={rows} actions={actions} />
    </>
  )
})
