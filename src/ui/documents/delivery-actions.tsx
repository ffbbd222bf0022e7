import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { ReorderButton } from '../reorder/reorder-button.tsx'
import type { ReorderViewModel } from '../reorder/reorder.view-model.ts'
import { Text } from '../shared/text.tsx'
import { ClaimFormLink } from './claim-form-link.tsx'
import styles from './delivery-actions.module.css'
import type { DocumentHeader } from '#domain/documents/document.ts'

type Props = { readonly item: DocumentHeader; readonly reorder: ReorderViewModel }

/** Actions for a delivery: show its content, report missing goods, order again. */
export const DeliveryActions = observer(function DeliveryActions({ item, reorder }: Props) {
  const { to } = usePaths()
  const { documentNo, orderNos } = item
  const [orderNo] = orderNos
  return (
    <>
      <LinkButton
        small
        variant="quiet"
        icon="box"
        to={{ pathname: to('packinglist'), search: `?shipment=${encodeURIComponent(documentNo)}` }}
      >
        <FormattedMessage id="documents.type.PACKING_LIST" />
      </LinkButton>
      <ClaimFormLink topic="SHORTAGE" documentNo={documentNo} />
      {orderNo !== undefined && <ReorderButton model={reorder} orderNo={orderNo} />}
    </>
  )
})

/** Link to the carrier's tracking page, without a referrer. */
export function Carrier({ item: { carrier = '', trackingNo, trackingUrl } }: Pick<Props, 'item'>) {
  const intl = useIntl()
  if (trackingUrl === undefined) return <Text unbroken>{carrier}</Text>
  return (
    <a
      href={trackingUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={intl.formatMessage({ id: 'documents.trackNumber' }, { number: trackingNo, carrier })}
    >
      <Text unbroken className={styles.carrier}>
        {carrier}
        <Icon name="external" size={14} />
      </Text>
    </a>
  )
}
