import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { useLocale } from '../routing/use-paths.ts'
import { GridPage } from '../order-grid/grid-page.tsx'
import type { OrderGridHandle } from '../order-grid/order-grid-props.ts'
import { useGridSheet } from '../order-grid/use-grid-sheet.ts'
import { GridLinesFit } from '../quick-order/grid-lines-fit.tsx'
import { fitOfLine, plainFitOfLine } from '../vehicles/fit-of-list.tsx'
import type { AvailabilityViewModel } from './availability.view-model.ts'
import type { ListReport } from '#application/quick-order/order-list.ts'
import type { SheetFormat } from '#domain/data-table/sheet.ts'

type Props = { readonly model: AvailabilityViewModel; readonly report?: ListReport | undefined }

export const AvailabilityCheck = observer(function AvailabilityCheck({ model: { table }, report }: Props) {
  const { all } = useGridSheet(table)
  const rows = useRef<OrderGridHandle>(null)
  const language = useLocale()
  const save = (format: SheetFormat) => void table.save(all(), format, language)
  return (
    <GridPage
      model={table}
      table={rows}
      title={<FormattedMessage id="availabilityCheck.title" />}
      report={report}
      adds={false}
      withStock
      noteOf={fitOfLine}
      plainNoteOf={plainFitOfLine}
      fit={<GridLinesFit model={table} />}
      actions={
        <>
          <Button icon="download" disabled={table.rows.isEmpty} onClick={() => save('csv')}>
            CSV
          </Button>
          <Button icon="download" disabled={table.rows.isEmpty} onClick={() => save('xlsx')}>
            XLSX
          </Button>
        </>
      }
    />
  )
})
