import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Offered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import type { OrderGridHandle } from '../order-grid/order-grid-props.ts'
import { OrderGrid } from '../order-grid/order-grid.tsx'
import { NoScriptOrderForm } from '../order-grid/no-script-order-form.tsx'
import { ProblemSummary } from '../order-grid/problem-summary.tsx'
import { SumBar } from '../order-grid/sum-bar.tsx'
import { GridDraftNote } from '../order-grid/grid-draft-note.tsx'
import { GridMessages } from '../order-grid/grid-messages.tsx'
import { ListReadings } from '../order-grid/list-readings.tsx'
import { PasteHint, GridFilter, GridTools } from '../order-grid/grid-tools.tsx'
import { fitOf, plainFitOf } from '../vehicles/fit-of-list.tsx'
import { usePageKeys } from '../order-grid/use-page-keys.ts'
import { useScanner } from '../scanning/use-scanner.ts'
import { usePagePaste } from '../order-grid/use-page-paste.ts'
import { useConnection } from '../shared/use-connection.ts'
import { useGridDraft } from '../order-grid/use-grid-draft.ts'
import { LinesFit } from './lines-fit.tsx'
import type { QuickOrderViewModel } from './quick-order.view-model.ts'
import type { ListReport } from '#application/quick-order/order-list.ts'

type Props = { readonly model: QuickOrderViewModel; readonly report?: ListReport | undefined }

export const QuickOrder = observer(function QuickOrder({ model: order, report }: Props) {
  const { table: model } = order
  const { to } = usePaths()
  const rows = useRef<OrderGridHandle>(null)
  usePagePaste(model)
  usePageKeys(model)
  useScanner((text) => void model.scans.take(text))
  useGridDraft(model)
  useConnection(model)
  // after the focus has moved to the title; a touch would open the keyboard of the screen
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.matches('main, main h1')
    const [first] = model.rows.shown
    if (first && isFree && matchMedia('(hover: hover)').matches) rows.current?.goTo(first, 'number')
  }, [model])
  const actions = (
    <Offered page="availability">
      <LinkButton to={to('availability')} onClick={() => order.handOver()}>
        <FormattedMessage id="lines.check" />
      </LinkButton>
    </Offered>
  )
  return (
    <>
      <PageHead
        title={<FormattedMessage id="word.quickOrder" />}
        intro={<GridDraftNote model={model} />}
        actions={<GridTools model={model} />}
      />
      <NoScriptOrderForm report={report} adds noteOf={plainFitOf} />
      <PasteHint model={model} />
      <GridMessages model={model} />
      <ListReadings model={model} table={rows} />
      <LinesFit model={model} />
      <GridFilter model={model} table={rows} actions={actions} />
      <ProblemSummary model={model} table={rows} />
      <OrderGrid model={model} handle={rows} noteOf={fitOf} />
      <SumBar model={model} table={rows} actions={actions} />
    </>
  )
})
