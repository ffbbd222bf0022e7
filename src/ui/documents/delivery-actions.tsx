import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { ReorderButton } from '../orders/reorder-button.tsx'
import type { ReorderViewModel } from '../orders/reorder.view-model.ts'
import { Cluster } from '../shared/stack.tsx'
import { ReportLink } from './report-link.tsx'
import type { DocumentHeader } from '#domain/documents/document.ts'

type Props = { readonly item: DocumentHeader; readonly reorder: ReorderViewModel }

/** What is done with a delivery: see what is in it, tell what is missing, order the same again. */
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
      <ReportLink topic="SHORTAGE" documentNo={documentNo} />
      {orderNo !== undefined && <ReorderButton model={reorder} orderNo={orderNo} />}
    </>
  )
})

/** Leads to the carrier's own page of a delivery; the carrier is not told from where. */
export function Carrier({ item: { carrier, trackingNo, trackingUrl } }: Pick<Props, 'item'>) {
  const intl = useIntl()
  if (trackingUrl === undefined) return carrier
  return (
    <Cluster
      as="a"
      href={trackingUrl}
      target="_blank"
      rel="noopener noreferrer"
      inline
      noWrap
      gap={4}
      align="center"
      aria-label={intl.formatMessage({ id: 'documents.trackNumber' }, { number: trackingNo, carrier })}
    >
      {carrier}
      <Icon name="external" size={14} />
    </Cluster>
  )
}
