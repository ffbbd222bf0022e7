import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Stack } from '../shared/stack.tsx'
import styles from './grid-tools.module.css'
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
    <Stack as="span" className={styles.note}>
      {/* reserves the lines of the first text, so that the first stored row does not move the table */}
      <span>
        <FormattedMessage id="lines.draft" />
      </span>
      <span>
        <FormattedMessage
          id="lines.draftAt"
          values={{ time: intl.formatTime(model.draft.keptAt, { hour: '2-digit', minute: '2-digit' }) }}
        />
      </span>
    </Stack>
  )
})
