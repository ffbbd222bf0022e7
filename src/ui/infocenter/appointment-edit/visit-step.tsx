import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { TextArea, TextInput } from '../../shared/text-input.tsx'
import { LONGEST_OF_VISIT, type PickupViewModel, type VisitField } from './pickup.view-model.ts'
import styles from './pickup.module.css'

type Props = { readonly model: PickupViewModel }

/** Step 3: who comes, with which vehicle. */
export function VisitStep({ model }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isRefused = model.faultOf('driver') ?? model.faultOf('plate') ?? model.faultOf('remark')
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [model])
  return (
    <Form method="post" noValidate ref={form} className={styles.form}>
      <input type="hidden" name="intent" value="review" />
      <div className={styles.fields}>
        <TextInput {...fieldOf(model, 'driver')} required autoComplete="off" />
        <TextInput {...fieldOf(model, 'plate')} required autoComplete="off" />
      </div>
      <TextArea
        {...fieldOf(model, 'remark')}
        rows={3}
        hint={<FormattedMessage id="pickup.remarkHint" values={{ count: LONGEST_OF_VISIT.remark }} />}
      />
      <ButtonRow>
        <Button type="submit" look="primary" busy={state === 'submitting'}>
          <FormattedMessage id="pickup.toSummary" />
        </Button>
        <LinkButton to={{ pathname: to('appointmentEdit'), search: model.queryOf('slot') }} look="quiet">
          <FormattedMessage id="pickup.back" />
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}

function fieldOf(model: PickupViewModel, field: VisitField) {
  const fault = model.faultOf(field)
  return {
    name: field,
    label: <FormattedMessage id={`pickup.${field}`} />,
    defaultValue: model.visit[field],
    error: fault && <FormattedMessage id={`pickup.fault.${fault.kind}`} values={{ ...fault }} />,
  }
}
