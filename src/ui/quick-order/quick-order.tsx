import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { GridPage } from '../order-grid/grid-page.tsx'
import type { OrderGridHandle } from '../order-grid/order-grid-props.ts'
import { fitOfLine, plainFitOfLine } from '../vehicles/fit-of-list.tsx'
import { GridLinesFit } from './grid-lines-fit.tsx'
import type { QuickOrderViewModel } from './quick-order.view-model.ts'
import type { ListReport } from '#application/quick-order/order-list.ts'

type Props = { readonly model: QuickOrderViewModel; readonly report?: ListReport | undefined }

export const QuickOrder = observer(function QuickOrder({ model: order, report }: Props) {
  const { table: model } = order
  const { to } = usePaths()
  const rows = useRef<OrderGridHandle>(null)
  // focuses the first field, but not on touch devices, where the focus would open the on-screen keyboard
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.matches('main, main h1')
    const [first] = model.rows.shown
    if (first && isFree && matchMedia('(hover: hover)').matches) rows.current?.goTo(first, 'number')
  }, [model])
  return (
    <GridPage
      model={model}
      table={rows}
      title={<FormattedMessage id="word.quickOrder" />}
      report={report}
      adds
      noteOf={fitOfLine}
      plainNoteOf={plainFitOfLine}
      fit={<GridLinesFit model={model} />}
      actions={
        <IfOffered page="availability">
          <LinkButton to={to('availability')} onClick={() => order.handOver()}>
            <FormattedMessage id="lines.check" />
          </LinkButton>
        </IfOffered>
      }
    />
  )
})
