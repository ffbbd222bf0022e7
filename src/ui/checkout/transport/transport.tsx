import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Transport as TransportMethod } from '#domain/checkout/checkout.ts'
import { Price } from '../../products/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { ChoiceGroup, Radio } from '../../shared/checkbox.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Select } from '../../shared/select.tsx'
import own from '../addresses/new-address.module.css'
import { useDateTexts } from '../form/date-texts.ts'
import { StepForm } from '../form/step-form.tsx'
import styles from '../form/step-form.module.css'
import type { TransportViewModel } from './transport.view-model.ts'

type Props = { readonly model: TransportViewModel }

export const Transport = observer(function Transport({ model }: Props) {
  const { to } = usePaths()
  const fault = model.isMissing && <FormattedMessage id="checkout.missing.transport" />
  return (
    <Page>
      <PageHead title={<FormattedMessage id="checkout.transport.title" />} />
      <StepForm
        step={3}
        isUnanswered={model.isUnanswered}
        faults={fault ? [fault] : []}
        submit={<FormattedMessage id="checkout.to.payment" />}
        back={{ to: to('checkoutStep2'), text: <FormattedMessage id="checkout.back.addresses" /> }}
      >
        <ChoiceGroup legend={<FormattedMessage id="checkout.transport.how" />} error={fault || undefined}>
          <div className={styles.choices}>
            {model.transports.map((transport) => (
              <Fragment key={transport.id}>
                <Radio
                  className={styles.choice}
                  name="transportId"
                  value={transport.id}
                  defaultChecked={transport.id === model.chosen}
                  label={<TransportFace {...transport} />}
                />
                {transport.slots.length > 0 && <PickupSlots slots={transport.slots} chosen={model.slotId} />}
              </Fragment>
            ))}
          </div>
        </ChoiceGroup>
        <ChoiceGroup legend={<FormattedMessage id="checkout.transport.parts" />}>
          <div className={styles.choices}>
            {[false, true].map((isComplete) => (
              <Radio
                key={String(isComplete)}
                className={styles.choice}
                name="deliverComplete"
                value={isComplete ? '1' : '0'}
                defaultChecked={model.deliverComplete === isComplete}
                label={
                  <FormattedMessage
                    id={isComplete ? 'checkout.transport.complete' : 'checkout.transport.partial'}
                  />
                }
              />
            ))}
          </div>
        </ChoiceGroup>
      </StepForm>
    </Page>
  )
})

function TransportFace({ kind, description, price, cutoff, dispatch, arrival, location }: TransportMethod) {
  const { day, time } = useDateTexts()
  return (
    <span className={styles.face}>
      <span>{description}</span>
      {price && (
        <span>
          {price.minor === 0 ? <FormattedMessage id="checkout.transport.free" /> : <Price amount={price} />}
        </span>
      )}
      <span className={styles.note}>
        {kind === 'pickup' ? (
          <FormattedMessage
            id="checkout.transport.pickup"
            values={{ day: day(arrival), location: location ?? '' }}
          />
        ) : (
          <FormattedMessage
            id="checkout.transport.arrival"
            values={{ day: day(arrival), leaves: day(dispatch), time: time(cutoff) }}
          />
        )}
      </span>
    </span>
  )
}

type SlotsProps = Pick<TransportMethod, 'slots'> & { readonly chosen: string | undefined }

/** Shown by the sheet for as long as the pick-up is chosen. */
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
