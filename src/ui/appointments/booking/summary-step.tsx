import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { useDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Card, CardBody } from '../../shared/card.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { GoodsNotReady } from './goods-not-ready.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { PickupViewModel } from './pickup.view-model.ts'
import styles from './pickup.module.css'

type Props = { readonly model: PickupViewModel }

/** Step 4: the summary with the booking button. */
export function SummaryStep({ model }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  return (
    <div className={styles.form}>
      <RejectionNotice model={model} />
      <Offers model={model} />
      <Facts model={model} />
      <ButtonRow>
        {model.slot && model.canBook && (
          <Form method="post">
            <BookingFields model={model} slotId={model.slot.slotId} />
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id={model.isNew ? 'appointment.new' : 'pickup.change'} />
            </Button>
          </Form>
        )}
        <Form method="post">
          <VisitFields model={model} />
          <input type="hidden" name="intent" value="amend" />
          <Button type="submit" variant="quiet">
            <FormattedMessage id="action.back" />
          </Button>
        </Form>
        <LinkButton
          to={{ pathname: to('appointmentEdit'), search: model.queryOf('slot', { from: model.firstDay }) }}
          variant="quiet"
        >
          <FormattedMessage id="pickup.otherSlot" />
        </LinkButton>
      </ButtonRow>
    </div>
  )
}

function RejectionNotice({ model }: Props) {
  if (model.hasFailed) {
    return (
      <AlertBox
        modifier="negative"
        headline={<FormattedMessage id="action.failed" />}
        text={<FormattedMessage id="pickup.failed.text" />}
      />
    )
  }
  const { awaited } = model.pickup
  if (!model.rejection) return null
  return (
    <AlertBox
      modifier="warning"
      role="alert"
      headline={<FormattedMessage id={`pickup.refused.${model.rejection.kind}`} />}
      text={model.rejection.kind === 'not-ready' && awaited ? <GoodsNotReady awaited={awaited} /> : undefined}
    />
  )
}

/** Buttons for the free slots instead of the one that is no longer free; each books its slot. */
function Offers({ model }: Props) {
  const dayText = useDayText()
  if (model.offers.length === 0) return null
  return (
    <ul className={styles.offers}>
      {model.offers.map(({ slotId, day, text }) => (
        <li key={slotId}>
          <Form method="post">
            <BookingFields model={model} slotId={slotId} />
            <Button type="submit" variant="primary">
              {dayText(day)}, {text}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function BookingFields({ model, slotId }: Props & { readonly slotId: string }) {
  const { known, chosen } = model.pickup
  return (
    <>
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="key" value={model.key} />
      <input type="hidden" name="slot" value={slotId} />
      <HiddenFields fields={chosen.map(({ deliveryNoteNo }) => ['notes', deliveryNoteNo] as const)} />
      {known && (
        <HiddenFields
          fields={[
            ['no', known.no],
            ['version', String(known.version)],
          ]}
        />
      )}
      <VisitFields model={model} />
    </>
  )
}

const VisitFields = ({ model: { visit } }: Props) => <HiddenFields fields={Object.entries(visit)} />

function Facts({ model }: Props) {
  const intl = useIntl()
  const dayText = useDayText()
  const { chosen, awaited, loadingAid } = model.pickup
  const { packages, grossWeight } = model.load
  const weight = intl.formatNumber(grossWeight, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 1,
  })
  const { driver, plate, remark } = model.visit
  return (
    <Card>
      <CardBody>
        <dl className={styles.facts}>
          <dt>
            <FormattedMessage id="pickup.step.goods" />
          </dt>
          <dd>
            {awaited ? (
              <GoodsNotReady awaited={awaited} />
            ) : (
              <>
                {chosen.map(({ deliveryNoteNo }) => deliveryNoteNo).join(', ')}
                <br />
                <FormattedMessage id="appointment.load" values={{ packages, weight }} />
              </>
            )}
          </dd>
          <dt>
            <FormattedMessage id="pickup.step.slot" />
          </dt>
          <dd>
            {model.slot && (
              <>
                {dayText(model.slot.day)}, {model.slot.text}
                <br />
              </>
            )}
            {model.address}
            {loadingAid && (
              <>
                <br />
                <FormattedMessage id={`pickup.aid.${loadingAid}`} />
              </>
            )}
          </dd>
          <dt>
            <FormattedMessage id="pickup.step.visit" />
          </dt>
          <dd>
            {driver}, <PartNumber light>{plate}</PartNumber>
            {remark !== '' && (
              <>
                <br />
                {remark}
              </>
            )}
          </dd>
        </dl>
      </CardBody>
    </Card>
  )
}
