import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { AlertBox } from '../shared/alert-box.tsx'
import type { ArrivalMessage, PackingViewModel } from './packing.view-model.ts'

const MODIFIERS: Readonly<Record<ArrivalMessage['kind'], 'positive' | 'info' | 'warning' | 'negative'>> = {
  package: 'positive',
  line: 'positive',
  complete: 'info',
  surplus: 'warning',
  'foreign-part': 'negative',
  'foreign-package': 'negative',
  nothing: 'negative',
}

/** Message about the last scan. */
export const ArrivalNotice = observer(function ArrivalNotice({
  model,
}: {
  readonly model: PackingViewModel
}) {
  const intl = useIntl()
  const { told } = model
  if (!told) return null
  const { kind, ...values } = told
  return (
    <AlertBox
      modifier={MODIFIERS[kind]}
      headline={
        <FormattedMessage
          id={kind === 'nothing' ? 'lines.scanned.nothing' : `packing.scanned.${kind}`}
          values={values}
        />
      }
      closeLabel={intl.formatMessage({ id: 'alerts.close' })}
      onClose={() => model.dismiss()}
    />
  )
})
