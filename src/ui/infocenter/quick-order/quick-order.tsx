import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { PageHead } from '../../shared/page-frame.tsx'
import type { ReportFacts } from '../lines/line-facts.view-model.ts'
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
import type { QuickOrderViewModel } from './quick-order.view-model.ts'

type Props = { readonly model: QuickOrderViewModel; readonly report?: ReportFacts | undefined }

export const QuickOrder = observer(function QuickOrder({ model: order, report }: Props) {
  const { table: model } = order
  const { to } = usePaths()
  const rows = useRef<LineTableHandle>(null)
  usePagePaste(model)
  useCartKey(model)
  useTableDraft(model)
  const actions = (
    <LinkButton to={to('availability')} onClick={() => order.handOver()}>
      <FormattedMessage id="lines.check" />
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={<FormattedMessage id="quickOrder.title" />}
        intro={<TableDraftNote model={model} />}
        actions={<TableTools model={model} />}
      />
      <PlainList report={report} adds />
      <PasteHint model={model} />
      <TableNotices model={model} />
      <TableFilter model={model} actions={actions} />
      <ProblemSummary model={model} table={rows} />
      <LineTable model={model} handle={rows} />
      <SumBar model={model} table={rows} actions={actions} />
    </>
  )
})
