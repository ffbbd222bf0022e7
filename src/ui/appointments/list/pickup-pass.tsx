import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Card, CardBody, CardHead } from '../../shared/card.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { QrCode } from '../../shared/qr-code.tsx'
import { Cluster, Stack } from '../../shared/stack.tsx'
import { appointmentTexts } from '../appointment-texts.mapping.ts'
import { localDayOf, timeWindowText } from '../time-window.ts'
import styles from './appointment.module.css'
import type { Appointment } from '#domain/appointments/appointment.ts'

type Props = {
  readonly appointment: Appointment
  readonly squares: readonly (readonly boolean[])[]
}

/** Pass that the driver shows at the gate, on the screen or printed. */
export function PickupPassCard({ appointment, squares }: Props) {
  const intl = useIntl()
  const dayText = useDayText()
  const { to } = usePaths()
  const { no, from, location, plate, driver, passCode, packages, grossWeight } = appointment
  const weight = intl.formatNumber(grossWeight, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 1,
  })
  return (
    <Card as="section" aria-labelledby="pickup-pass">
      <CardHead
        id="pickup-pass"
        title={<FormattedMessage id="appointment.pass.title" values={{ no }} />}
        actions={
          <LinkButton to={to('appointment')} variant="quiet" small>
            <FormattedMessage id="action.close" />
          </LinkButton>
        }
      />
      <Cluster as={CardBody} gap={24}>
        <QrCode
          className={styles.code}
          squares={squares}
          label={intl.formatMessage({ id: 'appointment.pass.code' }, { code: passCode })}
        />
        <Stack gap={8} top>
          <p>
            <strong>
              {dayText(localDayOf(from, location.timeZone))}, {timeWindowText(appointment, location.timeZone)}
            </strong>
          </p>
          <p>{appointmentTexts(appointment).address}</p>
          <p>
            <FormattedMessage id="appointment.load" values={{ packages, weight }} />
          </p>
          <p>{[plate, driver].filter((text) => text !== '').join(' · ')}</p>
          <p>{passCode}</p>
        </Stack>
      </Cluster>
    </Card>
  )
}
