import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { DocumentButtons } from '../../document-files/document-buttons.tsx'
import { DocumentFailures } from '../../document-files/document-failures.tsx'
import { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { OtherTargets } from '../../order-grid/other-targets.tsx'
import { IfOffered } from '../../kernel/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Stack } from '../../shared/stack.tsx'
import utilities from '../../shared/utilities.module.css'
import type { ConfirmationViewModel } from './confirmation.view-model.ts'
import styles from './next-steps.module.css'
import { AddOrderPartsViewModel } from './add-order-parts.view-model.ts'

type Props = { readonly model: ConfirmationViewModel }

/** Links for an order that has just been placed. */
export const NextSteps = observer(function NextSteps({ model }: Props) {
  const { to } = usePaths()
  const files = useViewModel(DocumentFilesViewModel)
  const adding = useViewModel(AddOrderPartsViewModel)
  return (
    <Stack gap={12} start>
      {model.maySeeOrders && (
        <ul className={styles.documents}>
          {model.parts.map(({ number }) => (
            <li key={number}>
              <Link to={to('order', { slug: number })}>
                <FormattedMessage id="checkout.confirmation.order" values={{ number }} />
              </Link>
              <DocumentButtons
                files={files}
                documentType="ORDER_RESPONSE"
                documentNo={number}
                formats={['PDF']}
              />
            </li>
          ))}
        </ul>
      )}
      <DocumentFailures files={files} />
      {model.mayBookPickup && (
        <IfOffered page="appointmentEdit">
          <LinkButton icon="clock" to={to('appointmentEdit')}>
            <FormattedMessage id="checkout.confirmation.pickup" />
          </LinkButton>
        </IfOffered>
      )}
      {model.hasPickup && (
        <IfOffered page="appointment">
          <LinkButton icon="clock" to={to('appointment')}>
            <FormattedMessage id="checkout.confirmation.pickups" />
          </LinkButton>
        </IfOffered>
      )}
      <OtherTargets
        onlyLists
        title={<FormattedMessage id="checkout.confirmation.note" />}
        onChoose={(target) => void adding.add(target, model.lines)}
      />
      <AddedMessage adding={adding} />
      <IfOffered page="quickorder">
        <LinkButton variant="primary" to={to('quickorder')}>
          <FormattedMessage id="checkout.confirmation.again" />
        </LinkButton>
      </IfOffered>
    </Stack>
  )
})

const AddedMessage = observer(function AddedMessage({
  adding: { message },
}: {
  readonly adding: AddOrderPartsViewModel
}) {
  const { to } = usePaths()
  return (
    <p role="status" className={utilities.goneIfEmpty}>
      {message?.kind === 'added' && (
        <>
          <FormattedMessage
            id="checkout.confirmation.noted"
            values={{ lines: message.lines, name: message.name }}
          />{' '}
          <Link to={`${to('noticelist')}?list=${encodeURIComponent(message.id)}`}>
            <FormattedMessage id="notice.toLists" />
          </Link>
        </>
      )}
      {message?.kind === 'refused' && <FormattedMessage id="notice.refused" />}
    </p>
  )
})
