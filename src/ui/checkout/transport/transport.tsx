import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Transport as TransportMethod } from '#domain/checkout/checkout.ts'
import { useDateTexts } from '../../intl/date-texts.ts'
import { Price } from '../../part/price.tsx'
import { PromiseText } from '../../part/promise-text.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { ChoiceGroup, Radio } from '../../shared/checkbox.tsx'
import choiceCard from '../../shared/choice-card.module.css'
import { classNames } from '../../shared/class-names.ts'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Select } from '../../shared/select.tsx'
import own from '../addresses/new-address.module.css'
import { StepForm } from '../form/step-form.tsx'
import styles from '../form/step-form.module.css'
import type { Delivery, TransportViewModel } from './transport.view-model.ts'

type Props = { readonly model: TransportViewModel }

export const Transport = observer(function Transport({ model }: Props) {
  const { to } = usePaths()
  const error = model.missing && <FormattedMessage id={`checkout.missing.${model.missing}`} />
  return (
    <Page>
      <PageHead title={<FormattedMessage id="checkout.transport.title" />} />
      <StepForm
        step={3}
        isUnanswered={model.isUnanswered}
        faults={error ? [error] : []}
        submit={<FormattedMessage id="checkout.to.payment" />}
        back={{ to: to('checkoutStep2'), text: <FormattedMessage id="checkout.back.addresses" /> }}
      >
        <ChoiceGroup legend={<FormattedMessage id="checkout.transport.how" />} error={error}>
          <div className={styles.choices}>
            {model.transports.map((transport) => (
              <Fragment key={transport.id}>
                <Radio
                  className={classNames(choiceCard.choice, styles.choice)}
                  name="transportId"
                  value={transport.id}
                  disabled={transport.refusedParts.length > 0}
                  defaultChecked={transport.id === model.chosen}
                  label={<TransportFace transport={transport} model={model} />}
                />
                {transport.slots.length > 0 && <PickupSlots slots={transport.slots} chosen={model.slotId} />}
              </Fragment>
            ))}
          </div>
        </ChoiceGroup>
        <Parts model={model} />
      </StepForm>
    </Page>
  )
})

/** Choice between one delivery and partial deliveries; rendered only if their dates differ. */
const Parts = observer(function Parts({ model }: Props) {
  const { onlyOutcome, outcomes, deliverComplete } = model
  if (onlyOutcome) {
    return (
      <div>
        <OutcomeFace name="whole" deliveries={onlyOutcome} />
        <input type="hidden" name="deliverComplete" value={deliverComplete ? '1' : '0'} />
      </div>
    )
  }
  return (
    <ChoiceGroup legend={<FormattedMessage id="checkout.transport.parts" />}>
      <div className={styles.choices}>
        {outcomes.map(({ isComplete, deliveries }) => (
          <Radio
            key={String(isComplete)}
            className={classNames(choiceCard.choice, styles.choice)}
            name="deliverComplete"
            value={isComplete ? '1' : '0'}
            defaultChecked={deliverComplete === isComplete}
            onChange={() => model.sendTogether(isComplete)}
            label={<OutcomeFace name={isComplete ? 'complete' : 'partial'} deliveries={deliveries} />}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
})

type FaceProps = Props & { readonly transport: TransportMethod }

const TransportFace = observer(function TransportFace({ transport, model }: FaceProps) {
  const { kind, description, price, refusedParts } = transport
  const later = model.laterDay(transport)
  const leavesText = useLeavesText()
  return (
    <span className={styles.face}>
      <span>{description}</span>
      {price && (
        <span>
          {price.minor === 0 ? <FormattedMessage id="checkout.transport.free" /> : <Price amount={price} />}
        </span>
      )}
      <span className={styles.note}>
        {refusedParts.length > 0 ? (
          <FormattedMessage id="checkout.transport.refused" values={{ parts: refusedParts.join(', ') }} />
        ) : kind === 'pickup' ? (
          <PickupText transport={transport} isLater={later !== undefined} />
        ) : later === undefined ? (
          <PromiseText promise={transport} isToday={model.leavesToday(transport)} />
        ) : (
          leavesText(later)
        )}
      </span>
    </span>
  )
})

type PickupProps = { readonly transport: TransportMethod; readonly isLater: boolean }

/** Day on which the goods are ready for pick-up. If goods are not in stock, it is the day of the first offered slot. */
function PickupText({ transport: { arrival, slots, location = '' }, isLater }: PickupProps) {
  const { day } = useDateTexts()
  const ready = isLater ? slots[0]?.from.slice(0, 10) : arrival
  return ready === undefined ? (
    <>
      {location} · <FormattedMessage id="checkout.review.slotLater" />
    </>
  ) : (
    <FormattedMessage id="checkout.transport.pickup" values={{ day: day(ready), location }} />
  )
}

function useLeavesText(): (date: string) => string {
  const intl = useIntl()
  const { day } = useDateTexts()
  return (date) =>
    date === ''
      ? intl.formatMessage({ id: 'checkout.part.noDate' })
      : intl.formatMessage({ id: 'checkout.part.leaves' }, { day: day(date) })
}

type OutcomeProps = {
  readonly name: 'whole' | 'complete' | 'partial'
  readonly deliveries: readonly Delivery[]
}

/** Label of an option: its deliveries with their dates. */
function OutcomeFace({ name, deliveries }: OutcomeProps) {
  const intl = useIntl()
  const leavesText = useLeavesText()
  const { day } = useDateTexts()
  return (
    <span className={styles.face}>
      <FormattedMessage id={`checkout.transport.${name}`} tagName="span" />
      {deliveries.map((delivery, index) => (
        <span key={index} className={styles.note}>
          <FormattedMessage
            id="checkout.transport.delivery"
            values={{
              when: delivery.isToday
                ? intl.formatMessage({ id: 'checkout.part.today' }, { day: day(delivery.date) })
                : leavesText(delivery.date),
              lines: delivery.lines
                .map(({ articleNo, quantity }) => `${intl.formatNumber(quantity)} × ${articleNo}`)
                .join(', '),
              more: delivery.more,
            }}
          />
        </span>
      ))}
    </span>
  )
}

type SlotsProps = Pick<TransportMethod, 'slots'> & { readonly chosen: string | undefined }

/** Slots of a pick-up. The style sheet shows them while the pick-up is chosen. */
function PickupSlots({ slots, chosen }: SlotsProps) {
  const { span } = useDateTexts()
  return (
    <div className={own.panel}>
      <Select
        name="slotId"
        label={<FormattedMessage id="checkout.transport.slot" />}
        defaultValue={chosen}
        options={slots.map((slot) => ({ value: slot.slotId, text: span(slot) }))}
      />
    </div>
  )
}
