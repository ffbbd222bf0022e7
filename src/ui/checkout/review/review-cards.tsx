import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useDateTexts } from '../../intl/date-texts.ts'
import { useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { PickupPlace } from '../../order-facts/pickup-place.tsx'
import { Card, CardBody, CardHead } from '../../shared/card.tsx'
import { FieldError } from '../../shared/field.tsx'
import utilities from '../../shared/utilities.module.css'
import { Text } from '../../shared/text.tsx'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import { CHANGE_PARAMETER } from '../after-step.ts'
import { AddressLines } from '../form/address-lines.tsx'
import styles from './review.module.css'
import type { ReviewViewModel } from './review.view-model.ts'

type Props = { readonly model: ReviewViewModel }

/** Choices of the previous steps, each with a link to its step. */
export const ReviewCards = observer(function ReviewCards({ model }: Props) {
  const { address, transport, payment, slot, pickupLocation, readyDay, leavesAtDispatch } = model
  const { day, time } = useDateTexts()
  const amountText = useAmountText()
  return (
    <div className={styles.cards}>
      <Choice
        step={pickupLocation === undefined ? 2 : 3}
        name={pickupLocation === undefined ? 'address' : 'pickup'}
      >
        {pickupLocation !== undefined ? (
          <>
            <address>
              <PickupPlace
                location={pickupLocation}
                slot={slot}
                deliveries={model.slotIsGone ? 0 : model.parts.length}
              />
            </address>
            {model.slotIsGone && (
              <FieldError id="missing-slot">
                <FormattedMessage id="checkout.missing.slot" />
              </FieldError>
            )}
            <DeliveryTexts model={model} />
          </>
        ) : address ? (
          <>
            <address>
              <AddressLines {...address} />
            </address>
            <DeliveryTexts model={model} />
          </>
        ) : (
          <Missing model={model} name="address" />
        )}
      </Choice>
      <Choice step={3} name="transport">
        {transport ? (
          <>
            <p>
              <strong>{transport.description}</strong>
            </p>
            <Text as="p" muted>
              {pickupLocation === undefined ? (
                leavesAtDispatch && (
                  <FormattedMessage
                    id="checkout.transport.cutoff"
                    values={{ time: time(transport.cutoff) }}
                  />
                )
              ) : readyDay === '' ? (
                <FormattedMessage id="checkout.part.noDate" />
              ) : (
                <FormattedMessage id="checkout.review.ready" values={{ day: day(readyDay) }} />
              )}
            </Text>
            <Text as="p" muted>
              <FormattedMessage id="checkout.review.parts" values={{ count: model.parts.length }} />
            </Text>
          </>
        ) : (
          <Missing model={model} name="transport" />
        )}
      </Choice>
      <Choice step={4} name="payment">
        {payment ? (
          <>
            <p>
              <strong>{payment.name}</strong>
            </p>
            <Text as="p" muted>
              <FormattedMessage
                id={`checkout.payment.note.${payment.kind}`}
                values={{ days: payment.termDays ?? 0 }}
              />
            </Text>
            {payment.freeCredit && (
              <Text as="p" muted>
                <FormattedMessage
                  id="checkout.payment.credit"
                  values={{ amount: amountText(payment.freeCredit) }}
                />
              </Text>
            )}
          </>
        ) : (
          <Missing model={model} name="payment" />
        )}
        {(['costCentre', 'job'] as const).map(
          (name) =>
            model[name] !== '' && (
              <Text as="p" muted key={name}>
                <FormattedMessage id={`list.column.${name}`} />: {model[name]}
              </Text>
            ),
        )}
      </Choice>
    </div>
  )
})

/** Contact and delivery note text, which the user typed in the address step. */
function DeliveryTexts({ model: { contact, remark } }: Props) {
  return (
    <>
      {contact !== '' && (
        <Text as="p" muted>
          <FormattedMessage id="checkout.address.contact" />: {contact}
        </Text>
      )}
      {remark !== '' && (
        <Text as="p" muted>
          <FormattedMessage id="checkout.address.remark" />: {remark}
        </Text>
      )}
    </>
  )
}

type ChoiceProps = {
  readonly step: 2 | 3 | 4
  readonly name: 'address' | 'pickup' | 'transport' | 'payment'
  readonly children: ReactNode
}

const TITLES = {
  address: 'checkout.address.address',
  pickup: 'checkout.review.pickup',
  transport: 'checkout.transport.title',
  payment: 'checkout.payment.title',
} as const

function Choice({ step, name, children }: ChoiceProps) {
  const { to } = usePaths()
  const title = <FormattedMessage id={TITLES[name]} />
  return (
    <Card as="section">
      <CardHead
        title={title}
        actions={
          <Link
            to={`${to(`checkoutStep${step}`)}?${CHANGE_PARAMETER}=1`}
            className={utilities.touchTarget}
            data-screen-only
          >
            <FormattedMessage id="action.change" />
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        }
      />
      <CardBody>{children}</CardBody>
    </Card>
  )
}

/** Message beside a choice that the user has not made. */
function Missing({ model, name }: Props & { readonly name: Exclude<ChoiceProps['name'], 'pickup'> }) {
  const text = <FormattedMessage id={`checkout.missing.${name}`} />
  return model.wasPressed ? <FieldError id={`missing-${name}`}>{text}</FieldError> : <p>{text}</p>
}
