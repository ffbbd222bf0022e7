import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { AlertBox } from '../shared/alert-box.tsx'

/** Message on the home page after a redirect from a page about vehicles. */
export function VinNotOffered() {
  const [search] = useSearchParams()
  if (search.get('vin') !== 'notOffered') return null
  return (
    <AlertBox
      modifier="warning"
      headline={<FormattedMessage id="vin.notOffered.title" />}
      text={<FormattedMessage id="vin.notOffered.text" />}
    />
  )
}
