import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { DayInput } from '../../intl/day-input.tsx'
import { useDayText, useWeekdayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { ChoiceGroup, Radio } from '../../shared/checkbox.tsx'
import choiceCard from '../../shared/choice-card.module.css'
import { classNames } from '../../shared/class-names.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Select } from '../../shared/select.tsx'
import { Cluster, Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { GoodsNotReadyNote } from './goods-not-ready.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { PickupViewModel } from './pickup.view-model.ts'
import styles from './pickup.module.css'

type Props = { readonly model: PickupViewModel }

/** Step 2: location and time. */
export function SlotStep({ model }: Props) {
  const { to } = usePaths()
  return (
    <>
      <PlaceForm model={model} />
      {model.pickup.awaited && <GoodsNotReadyNote awaited={model.pickup.awaited} model={model} />}
      {!model.hasFree && (
        <AlertBox modifier="info" role="status" headline={<FormattedMessage id="pickup.noSlot" />} />
      )}
      <Form method="get" className={styles.form} key={model.queryOf('slot')}>
        <HiddenFields fields={model.hiddenFieldsExcept('slot')} />
        <input type="hidden" name="step" value="visit" />
        <div className={styles.days}>
          {model.days.map(({ day, slots }) => (
            <DayGroup key={day} day={day} slots={slots} />
          ))}
        </div>
        <WeekLinks model={model} />
        <ButtonRow>
          <Button type="submit" variant="primary" disabled={!model.hasFree}>
            <FormattedMessage id="pickup.toVisit" />
          </Button>
          {model.pickup.awaited ? (
            <LinkButton to={to('appointment')} variant="quiet">
              <FormattedMessage id="action.cancel" />
            </LinkButton>
          ) : (
            <LinkButton
              to={{ pathname: to('appointmentEdit'), search: model.queryOf('goods') }}
              variant="quiet"
            >
              <FormattedMessage id="action.back" />
            </LinkButton>
          )}
        </ButtonRow>
      </Form>
    </>
  )
}

function PlaceForm({ model }: Props) {
  const intl = useIntl()
  const { location, loadingAid = '', earliest } = model.pickup
  const { locations, loadingAids } = model
  return (
    <Form method="get" className={styles.place} key={`${location.id} ${earliest} ${loadingAid}`}>
      <HiddenFields fields={model.hiddenFieldsExcept('location', 'aid', 'from', 'slot')} />
      <input type="hidden" name="step" value="slot" />
      <Select
        name="location"
        label={<FormattedMessage id="pickup.location" />}
        defaultValue={location.id}
        options={locations.map(({ id, name, street }) => ({ value: id, text: `${name}, ${street}` }))}
      />
      <DayInput name="from" label={<FormattedMessage id="pickup.earliest" />} defaultValue={earliest} />
      <Select
        name="aid"
        label={<FormattedMessage id="pickup.aid" />}
        defaultValue={loadingAid}
        options={[
          { value: '', text: intl.formatMessage({ id: 'pickup.aid.none' }) },
          ...loadingAids.map((aid) => ({
            value: aid,
            text: intl.formatMessage({ id: `pickup.aid.${aid}` }),
          })),
        ]}
      />
      <Button type="submit">
        <FormattedMessage id="pickup.showSlots" />
      </Button>
    </Form>
  )
}

type DayProps = PickupViewModel['days'][number]

function DayGroup({ day, slots }: DayProps) {
  const weekdayText = useWeekdayText()
  return (
    <ChoiceGroup legend={<time dateTime={day}>{weekdayText(day)}</time>}>
      <Stack gap={8}>
        {slots.map(({ slotId, text, free, isChosen, isTooEarly, canBeTaken }) => (
          <Radio
            key={slotId}
            className={classNames(choiceCard.choice, styles.slot)}
            name="slot"
            value={slotId}
            required
            disabled={!canBeTaken}
            defaultChecked={isChosen && canBeTaken}
            label={
              <Cluster as="span" gap={16} rowGap={2} justify="between" className={styles.face}>
                <strong>{text}</strong>
                <Text muted className={styles.note}>
                  {isTooEarly ? (
                    <FormattedMessage id="pickup.notReady" />
                  ) : (
                    <FormattedMessage id="pickup.free" values={{ count: free }} />
                  )}
                </Text>
              </Cluster>
            }
          />
        ))}
      </Stack>
    </ChoiceGroup>
  )
}

function WeekLinks({ model }: Props) {
  const { to } = usePaths()
  const dayText = useDayText()
  const [before, after] = [model.dayBeside(-1), model.dayBeside(1)]
  const target = (from: string) => ({
    pathname: to('appointmentEdit'),
    search: model.queryOf('slot', { from }),
  })
  return (
    <ButtonRow>
      {before !== undefined && (
        <LinkButton to={target(before)} small variant="quiet" icon="chevron-left" preventScrollReset>
          <FormattedMessage id="pickup.from" values={{ date: dayText(before) }} />
        </LinkButton>
      )}
      {after !== undefined && (
        <LinkButton to={target(after)} small variant="quiet" icon="chevron-right" preventScrollReset>
          <FormattedMessage id="pickup.from" values={{ date: dayText(after) }} />
        </LinkButton>
      )}
    </ButtonRow>
  )
}
