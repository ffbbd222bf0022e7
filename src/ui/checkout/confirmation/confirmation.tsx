import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { PaymentText } from '../../order-facts/payment-text.tsx'
import { PickupPlace } from '../../order-facts/pickup-place.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { KeyValueList, type KeyValue } from '../../shared/key-value-list.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { Text } from '../../shared/text.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import side from '../../shared/with-side.module.css'
import { CostBox } from '../cost-box.tsx'
import { AddressLines } from '../form/address-lines.tsx'
import { OrderSection } from '../review/order-section.tsx'
import styles from '../review/review.module.css'
import type { ConfirmationViewModel } from './confirmation.view-model.ts'
import { NextSteps } from './next-steps.tsx'

type Props = { readonly model: ConfirmationViewModel }

export const Confirmation = observer(function Confirmation({ model }: Props) {
  const intl = useIntl()
  const { parts } = model
  const numbers = intl.formatList(parts.map(({ number }) => number))
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id={model.exists ? 'checkout.confirmation.thanks' : 'checkout.step.6'} />}
      />
      {model.exists ? (
        <div className={side.page}>
          <div className={styles.main}>
            <AlertBox
              modifier={model.isPaidFor ? 'positive' : 'warning'}
              role="status"
              headline={
                <FormattedMessage
                  id="checkout.confirmation.numbers"
                  values={{ count: parts.length, numbers }}
                />
              }
              text={
                <FormattedMessage
                  id={model.isPaidFor ? 'checkout.confirmation.received' : 'checkout.confirmation.pending'}
                />
              }
            />
            <p>
              {parts.map(({ number }) => (
                <Text key={number} unbroken>
                  <PartNumber size="headline">{number}</PartNumber> <CopyNumber number={number} />{' '}
                </Text>
              ))}
            </p>
            {parts.map(({ number, part }) => (
              <OrderSection
                key={part.index}
                part={part}
                of={parts.length}
                number={intl.formatMessage({ id: 'checkout.confirmation.order' }, { number })}
                isPickup={model.pickup !== undefined}
              />
            ))}
          </div>
          <Summary model={model} />
        </div>
      ) : (
        <NoOrder model={model} />
      )}
    </Page>
  )
})

const Summary = observer(function Summary({ model }: Props) {
  const { address, pickup, totals, reference, transport, payment } = model
  const items: KeyValue[] = [
    ...(reference === ''
      ? []
      : [{ key: 'reference', term: <FormattedMessage id="checkout.review.reference" />, value: reference }]),
    ...(['costCentre', 'job'] as const).flatMap((name) =>
      model[name] === ''
        ? []
        : [{ key: name, term: <FormattedMessage id={`list.column.${name}`} />, value: model[name] }],
    ),
    { key: 'transport', term: <FormattedMessage id="checkout.transport.title" />, value: transport },
    {
      key: 'payment',
      term: <FormattedMessage id="checkout.payment.title" />,
      value: <PaymentText payment={payment} isAwaited={model.isPrepaid} />,
    },
    ...(pickup
      ? [
          {
            key: 'pickup',
            term: <FormattedMessage id="checkout.review.pickup" />,
            value: <PickupPlace {...pickup} deliveries={model.parts.length} />,
          },
        ]
      : []),
    ...(address && !pickup
      ? [
          {
            key: 'address',
            term: <FormattedMessage id="checkout.address.address" />,
            value: <AddressLines {...address} />,
          },
        ]
      : []),
    ...(['contact', 'remark'] as const).flatMap((name) =>
      model[name] === ''
        ? []
        : [{ key: name, term: <FormattedMessage id={`checkout.address.${name}`} />, value: model[name] }],
    ),
  ]
  return (
    <div className={side.side}>
      <CostBox totals={totals} lineCount={model.lines.length}>
        <KeyValueList variant="rows" items={items} />
        <Text as="h2" large>
          <FormattedMessage id="checkout.confirmation.next" />
        </Text>
        <p>
          <FormattedMessage id="checkout.confirmation.nextText" />
        </p>
        <NextSteps model={model} />
      </CostBox>
    </div>
  )
})

const NoOrder = observer(function NoOrder({ model }: Props) {
  const { to } = usePaths()
  return (
    <EmptyState
      icon="box"
      title={<FormattedMessage id="checkout.confirmation.none" />}
      text={<FormattedMessage id="checkout.confirmation.noneText" />}
      actions={
        <>
          <LinkButton variant="primary" to={to('checkoutStep1')}>
            <FormattedMessage id="checkout.back.cart" />
          </LinkButton>
          {model.maySeeOrders && (
            <LinkButton to={to('orderhistory')}>
              <FormattedMessage id="checkout.confirmation.history" />
            </LinkButton>
          )}
        </>
      }
    />
  )
})
