import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { DOWNLOADS_ID } from '../downloads/downloads-id.ts'
import { useShortDayText } from '../intl/day-texts.ts'
import { useAmountText } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Text } from '../shared/text.tsx'
import type { OverviewViewModel } from './overview.view-model.ts'
import styles from './overview.module.css'

type Props = { readonly model: OverviewViewModel }

/** Counts of the day; each links to the counted rows. */
export const Tiles = observer(function Tiles({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const amountText = useAmountText()
  return (
    <ul className={styles.tiles} aria-label={intl.formatMessage({ id: 'overview.tiles' })}>
      {model.tiles.map(({ name, count, noteCount, amount, routeId, query }) => (
        <li key={name}>
          <Link to={{ pathname: to(routeId), search: query }}>
            <Face name={name} value={intl.formatNumber(count)}>
              {noteCount !== undefined && noteCount > 0 ? (
                <FormattedMessage id={`overview.note.${name}`} values={{ count: noteCount }} />
              ) : (
                amount && amountText(amount)
              )}
            </Face>
          </Link>
        </li>
      ))}
      <NextAppointment model={model} />
      <RunningDownloads model={model} />
    </ul>
  )
})

const NextAppointment = observer(function NextAppointment({ model: { nextAppointment } }: Props) {
  const dayText = useShortDayText()
  const { to } = usePaths()
  if (!nextAppointment) return null
  const { day, hours, location, query } = nextAppointment
  return (
    <li>
      <Link to={{ pathname: to('appointment'), search: query }}>
        <Face name="appointment" value={<time dateTime={day}>{dayText(day)}</time>}>
          {hours} · {location}
        </Face>
      </Link>
    </li>
  )
})

/** Running downloads have no page: the link opens the panel in the header. */
const RunningDownloads = observer(function RunningDownloads({ model: { runningDownloads } }: Props) {
  const intl = useIntl()
  if (!runningDownloads) return null
  const { count, percent } = runningDownloads
  return (
    <li>
      <a href={`#${DOWNLOADS_ID}`}>
        <Face name="downloads" value={intl.formatNumber(count)}>
          {intl.formatNumber(percent / 100, { style: 'percent' })}
        </Face>
      </a>
    </li>
  )
})

type FaceProps = { readonly name: string; readonly value: ReactNode; readonly children: ReactNode }

function Face({ name, value, children }: FaceProps) {
  return (
    <>
      <Text small muted>
        <FormattedMessage id={`overview.tile.${name}`} />
      </Text>
      <span className={styles.number}>{value}</span>
      <Text small muted>
        {children}
      </Text>
    </>
  )
}
