import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { useDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Checkbox, ChoiceGroup } from '../../shared/checkbox.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Cluster, Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { Carried } from './carried.tsx'
import type { PickupViewModel } from './pickup.view-model.ts'
import styles from './pickup.module.css'

/** Step 1: what is fetched. */
export function GoodsStep({ model }: { readonly model: PickupViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const dayText = useDayText()
  const weight = (kilograms: number) =>
    intl.formatNumber(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
  return (
    <Form method="get" className={styles.form}>
      <Carried fields={model.carriedBeside('notes', 'slot')} />
      <input type="hidden" name="step" value="slot" />
      <ChoiceGroup legend={<FormattedMessage id="pickup.goods" />}>
        <Stack gap={8}>
          {model.pickup.goods.map(({ deliveryNoteNo, orderNo, packages, grossWeight, readyAt }) => (
            <Checkbox
              key={deliveryNoteNo}
              className={styles.choice}
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
      <ButtonRow>
        <Button type="submit" variant="primary">
          <FormattedMessage id="pickup.toSlot" />
        </Button>
        <LinkButton to={to('appointment')} variant="quiet">
          <FormattedMessage id="pickup.leave" />
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}
