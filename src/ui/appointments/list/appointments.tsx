import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Card, CardBody, CardHead } from '../../shared/card.tsx'
import { classNames } from '../../shared/class-names.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { ListPage } from '../../data-table/list-page.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import { Stack } from '../../shared/stack.tsx'
import utilities from '../../shared/utilities.module.css'
import { AppointmentRowActions } from './appointment-row-actions.tsx'
import { PickupPassCard } from './pickup-pass.tsx'
import type { PickupPass } from '#application/appointments/open-pickup-pass.ts'
import type { Appointment } from '#domain/appointments/appointment.ts'

export type AppointmentPanel =
  | { readonly kind: 'none' | 'unknown' }
  | ({ readonly kind: 'pass' } & PickupPass)
  | { readonly kind: 'cancel'; readonly appointment: Appointment }

type Outcome = 'booked' | 'changed' | 'cancelled' | 'too-late' | 'failed'

type Props = {
  readonly model: ListViewModel<Appointment>
  readonly panel: AppointmentPanel
  readonly outcome: Outcome | undefined
}

export const AppointmentsPage = observer(function AppointmentsPage({ model, panel, outcome }: Props) {
  return (
    <ListPage
      model={model}
      intro={<FormattedMessage id="appointment.intro" />}
      actions={<NewAppointment />}
      before={
        <Stack gap={16} className={classNames(utilities.goneIfEmpty, utilities.after24)}>
          {outcome && <OutcomeBox outcome={outcome} />}
          {panel.kind === 'unknown' && !outcome && <OutcomeBox outcome="too-late" />}
          {panel.kind === 'pass' && (
            <PickupPassCard appointment={panel.appointment} squares={panel.squares} />
          )}
          {panel.kind === 'cancel' && <CancelQuestion appointment={panel.appointment} />}
        </Stack>
      }
      renderCell={(column, appointment) =>
        column === 'actions' && <AppointmentRowActions appointment={appointment} />
      }
      emptyActions={<NewAppointment />}
    />
  )
})

function NewAppointment() {
  const { to } = usePaths()
  return (
    <LinkButton to={to('appointmentEdit')} variant="primary" small icon="plus">
      <FormattedMessage id="appointment.new" />
    </LinkButton>
  )
}

const IS_BAD: readonly Outcome[] = ['too-late', 'failed']

function OutcomeBox({ outcome }: { readonly outcome: Outcome }) {
  return (
    <AlertBox
      modifier={IS_BAD.includes(outcome) ? 'negative' : 'positive'}
      headline={<FormattedMessage id={`appointment.outcome.${outcome}`} />}
    />
  )
}

/** Asks the user to confirm the cancellation. */
function CancelQuestion({ appointment: { no, version } }: { readonly appointment: Appointment }) {
  const { to } = usePaths()
  const { state } = useNavigation()
  return (
    <Card as="section" aria-labelledby="cancel-appointment">
      <CardHead
        id="cancel-appointment"
        title={<FormattedMessage id="appointment.cancel.question" values={{ no }} />}
      />
      <CardBody>
        <Form method="post">
          <input type="hidden" name="no" value={no} />
          <input type="hidden" name="version" value={version} />
          <ButtonRow>
            <Button type="submit" variant="danger" busy={state === 'submitting'} ref={focusOnce}>
              <FormattedMessage id="appointment.cancel.confirm" />
            </Button>
            <LinkButton to={to('appointment')} variant="quiet">
              <FormattedMessage id="appointment.cancel.keep" />
            </LinkButton>
          </ButtonRow>
        </Form>
      </CardBody>
    </Card>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
