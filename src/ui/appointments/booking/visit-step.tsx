import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { focusInvalid } from '../../shared/focus-invalid.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { TextArea, TextInput } from '../../shared/text-input.tsx'
import type { PickupViewModel } from './pickup.view-model.ts'
import styles from './pickup.module.css'
import type { DriverDetailsField } from '#domain/appointments/driver-details.ts'

type Visit = PickupViewModel['visit']

type Props = { readonly model: PickupViewModel }

/** Step 3: driver and vehicle. */
export const VisitStep = observer(function VisitStep({ model }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => model.recallVisit(), [model])
  useEffect(() => {
    const isRejected = model.faultOf('driver') ?? model.faultOf('plate') ?? model.faultOf('remark')
    if (isRejected) focusInvalid(form.current)
  }, [model])
  return (
    <Form
      key={model.recalled ? 'recalled' : 'begun'}
      method="post"
      noValidate
      ref={form}
      className={styles.form}
      onInput={(event) => model.keepVisit(typedIn(event.currentTarget))}
    >
      <input type="hidden" name="intent" value="review" />
      <div className={styles.fields}>
        <TextInput {...fieldOf(model, 'driver')} required autoComplete="off" />
        <TextInput {...fieldOf(model, 'plate')} required autoComplete="off" />
      </div>
      <TextArea
        {...fieldOf(model, 'remark')}
        rows={3}
        hint={<FormattedMessage id="pickup.remarkHint" values={{ count: model.longestVisit.remark }} />}
      />
      <ButtonRow>
        <Button type="submit" variant="primary" busy={state === 'submitting'}>
          <FormattedMessage id="pickup.toSummary" />
        </Button>
        <LinkButton to={{ pathname: to('appointmentEdit'), search: model.queryOf('slot') }} variant="quiet">
          <FormattedMessage id="action.back" />
        </LinkButton>
      </ButtonRow>
    </Form>
  )
})

function typedIn(form: HTMLFormElement): Visit {
  const fields = new FormData(form)
  const text = (name: DriverDetailsField) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { driver: text('driver'), plate: text('plate'), remark: text('remark') }
}

function fieldOf(model: PickupViewModel, field: DriverDetailsField) {
  const error = model.faultOf(field)
  return {
    name: field,
    label: <FormattedMessage id={`pickup.${field}`} />,
    defaultValue: model.visit[field],
    error: error && <FormattedMessage id={`pickup.fault.${error.kind}`} values={{ ...error }} />,
  }
}
