import { useIntl } from 'react-intl'
import { IfOffered } from '../../kernel/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { buttonClass } from '../../shared/button-variant.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { RowMenu } from '../../data-table/row-menu.tsx'
import utilities from '../../shared/utilities.module.css'
import { appointmentTexts } from '../appointment-texts.mapping.ts'
import styles from './appointment.module.css'
import type { Appointment } from '#domain/appointments/appointment.ts'

type Props = { readonly appointment: Appointment }

/**
 * Links to the actions of an appointment, which also work without scripts. One of them opens the pass for the driver.
 */
export function AppointmentRowActions({ appointment }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { no, goods, isChangeable } = appointment
  const query = encodeURIComponent(no)
  const label = (task: 'edit' | 'cancel' | 'pass.title' | 'more' | 'packingList') =>
    intl.formatMessage({ id: `appointment.${task}` }, { no })
  const { isComing, isPickup } = appointmentTexts(appointment)
  if (!isComing && !isChangeable && !goods[0]) return null
  return (
    <span className={classNames(styles.actions, utilities.startOnPhone)}>
      {isComing && isPickup && (
        <LinkButton
          to={{ pathname: to('appointment'), search: `?pass=${query}` }}
          variant="quiet"
          small
          iconOnly
          icon="barcode"
          aria-label={label('pass.title')}
          title={label('pass.title')}
        />
      )}
      <RowMenu name={label('more')}>
        {isComing && <CalendarLink appointment={appointment} />}
        {goods[0] && (
          <IfOffered page="packinglist">
            <LinkButton
              to={{
                pathname: to('packinglist'),
                search: `?term=${encodeURIComponent(goods[0].deliveryNoteNo)}`,
              }}
              variant="quiet"
              small
              icon="list"
            >
              {label('packingList')}
            </LinkButton>
          </IfOffered>
        )}
        {isChangeable && isPickup && (
          <LinkButton
            to={{ pathname: to('appointmentEdit'), search: `?no=${query}` }}
            variant="quiet"
            small
            icon="edit"
          >
            {label('edit')}
          </LinkButton>
        )}
        {isChangeable && (
          <LinkButton
            to={{ pathname: to('appointment'), search: `?cancel=${query}` }}
            variant="quiet"
            small
            icon="trash"
          >
            {label('cancel')}
          </LinkButton>
        )}
      </RowMenu>
    </span>
  )
}

function CalendarLink({ appointment }: Props) {
  const intl = useIntl()
  const { no, plate, driver, goods } = appointment
  const numbers = goods.map(({ deliveryNoteNo }) => deliveryNoteNo).join(', ')
  const href = appointmentTexts(appointment).calendarHref({
    summary: intl.formatMessage({ id: 'appointment.ics.summary' }, { no }),
    description: intl.formatMessage({ id: 'appointment.ics.description' }, { numbers, plate, driver }),
  })
  return (
    <a className={buttonClass({ variant: 'quiet', small: true })} href={href} download={`${no}.ics`}>
      <Icon name="calendar" />
      {intl.formatMessage({ id: 'appointment.ics' }, { no })}
    </a>
  )
}
