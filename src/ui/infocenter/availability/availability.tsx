import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import { useLocale } from '../../routing/use-paths.ts'
import { PageHead } from '../../shared/page-frame.tsx'
import type { FileFormat, ReportFacts } from '../lines/line-facts.view-model.ts'
import type { LineTableHandle } from '../lines/line-table-props.ts'
import { LineTable } from '../lines/line-table.tsx'
import { PlainList } from '../lines/plain-list.tsx'
import { ProblemSummary } from '../lines/problem-summary.tsx'
import { SumBar } from '../lines/sum-bar.tsx'
import { TableDraftNote } from '../lines/table-draft-note.tsx'
import { TableNotices } from '../lines/table-notices.tsx'
import { PasteHint, TableFilter, TableTools } from '../lines/table-tools.tsx'
import { useCartKey } from '../lines/use-cart-key.ts'
import { usePagePaste } from '../lines/use-page-paste.ts'
import { useTableDraft } from '../lines/use-table-draft.ts'
import { useTableRows } from '../lines/use-table-rows.ts'
import type { AvailabilityViewModel } from './availability.view-model.ts'

type Props = { readonly model: AvailabilityViewModel; readonly report?: ReportFacts | undefined }

export const AvailabilityCheck = observer(function AvailabilityCheck({ model: { table }, report }: Props) {
  const { all } = useTableRows(table)
  const rows = useRef<LineTableHandle>(null)
  usePagePaste(table)
  useCartKey(table)
  useTableDraft(table)
  const language = useLocale()
  const save = (format: FileFormat) => void table.save(all(), format, language)
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
        intro={<TableDraftNote model={table} />}
        actions={<TableTools model={table} />}
      />
      <PlainList report={report} adds={false} />
      <PasteHint model={table} />
      <TableNotices model={table} />
      <TableFilter model={table} actions={actions} />
      <ProblemSummary model={table} table={rows} />
      <LineTable model={table} handle={rows} withStock />
      <SumBar model={table} table={rows} actions={actions} />
    </>
  )
})
