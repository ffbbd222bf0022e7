import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import type { ReportFacts } from '../order-grid/line-facts.view-model.ts'
import type { LineTableHandle } from '../order-grid/order-grid-props.ts'
import { LineTable } from '../order-grid/order-grid.tsx'
import { PlainList } from '../order-grid/plain-list.tsx'
import { ProblemSummary } from '../order-grid/problem-summary.tsx'
import { SumBar } from '../order-grid/sum-bar.tsx'
import { TableDraftNote } from '../order-grid/grid-draft-note.tsx'
import { TableNotices } from '../order-grid/grid-messages.tsx'
import { PasteHint, TableFilter, TableTools } from '../order-grid/grid-tools.tsx'
import { useCartKey } from '../order-grid/use-cart-key.ts'
import { usePagePaste } from '../order-grid/use-page-paste.ts'
import { useTableDraft } from '../order-grid/use-grid-draft.ts'
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
