import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { useLocale } from '../routing/use-paths.ts'
import { GridPage } from '../order-grid/grid-page.tsx'
import type { OrderGridHandle } from '../order-grid/order-grid-props.ts'
import { useGridRows } from '../order-grid/use-grid-rows.ts'
import { LinesFit } from '../quick-order/lines-fit.tsx'
import { fitOf, plainFitOf } from '../vehicles/fit-of-list.tsx'
import type { AvailabilityViewModel } from './availability.view-model.ts'
import type { ListReport } from '#application/quick-order/order-list.ts'
import type { SheetFormat } from '#domain/data-table/sheet.ts'

type Props = { readonly model: AvailabilityViewModel; readonly report?: ListReport | undefined }

export const AvailabilityCheck = observer(function AvailabilityCheck({ model: { table }, report }: Props) {
  const { all } = useGridRows(table)
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
      noteOf={fitOf}
      plainNoteOf={plainFitOf}
      fit={<LinesFit model={table} />}
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
