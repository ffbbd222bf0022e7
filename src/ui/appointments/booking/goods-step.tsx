import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { useDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { FailureAlert } from '../../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Checkbox, ChoiceGroup } from '../../shared/checkbox.tsx'
import choiceCard from '../../shared/choice-card.module.css'
import { classNames } from '../../shared/class-names.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Cluster, Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { PickupLocation } from '#domain/appointments/appointment.ts'
import type { PickupViewModel } from './pickup.view-model.ts'
import styles from './pickup.module.css'

/** Step 1: the goods to pick up. */
export function GoodsStep({ model }: { readonly model: PickupViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const dayText = useDayText()
  const weight = (kilograms: number) =>
    intl.formatNumber(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
  return (
    <Form method="get" className={styles.form}>
      <HiddenFields fields={model.hiddenFieldsExcept('notes', 'slot')} />
      <input type="hidden" name="step" value="slot" />
      <FailureAlert id={model.isScattered && 'pickup.scattered'} />
      {model.goodsByLocation.map(({ location, goods }) => (
        <ChoiceGroup key={location?.id ?? ''} legend={<GoodsLegend location={location} />}>
          <Stack gap={8}>
            {goods.map(({ deliveryNoteNo, orderNo, packages, grossWeight, readyAt }) => (
              <Checkbox
                key={deliveryNoteNo}
                className={classNames(choiceCard.choice, styles.choice)}
                name="notes"
                value={deliveryNoteNo}
                defaultChecked={model.isChosen(deliveryNoteNo)}
                label={
                  <Cluster as="span" gap={16} rowGap={2} justify="between" className={styles.face}>
                    <strong>{deliveryNoteNo}</strong>
                    <span>
                      <FormattedMessage
                        id="appointment.load"
                        values={{ packages, weight: weight(grossWeight) }}
                      />
                    </span>
                    <Text muted className={styles.note}>
                      <FormattedMessage
                        id="pickup.goods.of"
                        values={{ order: orderNo, date: dayText(readyAt) }}
                      />
                    </Text>
                  </Cluster>
                }
              />
            ))}
          </Stack>
        </ChoiceGroup>
      ))}
      <ButtonRow>
        <Button type="submit" variant="primary">
          <FormattedMessage id="pickup.toSlot" />
        </Button>
        <LinkButton to={to('appointment')} variant="quiet">
          <FormattedMessage id="action.cancel" />
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}

function GoodsLegend({ location }: { readonly location: PickupLocation | undefined }) {
  if (!location) return <FormattedMessage id="pickup.goods" />
  const { name, street } = location
  return <FormattedMessage id="pickup.goods.at" values={{ location: `${name}, ${street}` }} />
}
