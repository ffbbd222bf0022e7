import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/** Note that the typed rows are stored on this device. */
export const GridDraftNote = observer(function GridDraftNote({
  model,
}: {
  readonly model: OrderGridViewModel
}) {
  const intl = useIntl()
  if (model.draft.keptAt === undefined) return <FormattedMessage id="lines.draft" />
  return (
    <FormattedMessage
      id="lines.draftAt"
      values={{ time: intl.formatTime(model.draft.keptAt, { hour: '2-digit', minute: '2-digit' }) }}
    />
  )
})
