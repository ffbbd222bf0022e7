import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useHoursText } from '../intl/hours-text.ts'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { Cluster } from '../shared/stack.tsx'
import { PhoneLink } from '../shared/phone-link.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './company-strip.module.css'
import type { HomeViewModel } from './home.view-model.ts'

type Props = { readonly model: HomeViewModel }

/** Facts about the seller for guests: delivery, range, locations and phone, and links to the vehicles of each maker. */
export const CompanyStrip = observer(function CompanyStrip({ model }: Props) {
  const intl = useIntl()
  const hoursText = useHoursText()
  const { country, partCount, makers } = model
  if (!country) return null
  const { delivery, places: locations = [], phoneHours = [], company } = country
  return (
    <div className={utilities.before16}>
      <ul className={styles.facts} aria-label={company.name}>
        {delivery && (
          <Fact icon="truck">
            <FormattedMessage
              id="home.company.delivery"
              values={{ ...delivery, days: delivery.workingDays }}
            />
          </Fact>
        )}
        <Fact icon="box">
          <FormattedMessage id="catalogue.articles" values={{ count: partCount }} />
          {makers.length > 0 && (
            <>
              {' · '}
              <FormattedMessage id="home.company.makers" values={{ count: makers.length }} />
            </>
          )}
        </Fact>
        {locations.length > 0 && (
          <Fact icon="pin">
            <FormattedMessage
              id="home.company.places"
              values={{ places: intl.formatList(locations.map(({ name }) => name)) }}
            />
          </Fact>
        )}
        <Fact icon="phone">
          <PhoneLink number={company.phone} /> <span>{phoneHours.map(hoursText).join(', ')}</span>
        </Fact>
      </ul>
      <Makers makers={makers} />
    </div>
  )
})

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <Cluster as="li" gap={8} align="center" noWrap>
      <Text as={Icon} name={icon} muted />
      <span>{children}</span>
    </Cluster>
  )
}

function Makers({ makers }: Pick<HomeViewModel, 'makers'>) {
  const { to } = usePaths()
  const intl = useIntl()
  if (makers.length === 0) return null
  return (
    <IfOffered page="vehicles">
      <ul className={styles.makers} aria-label={intl.formatMessage({ id: 'vehicles.title' })}>
        {makers.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={to('vehiclesOfMaker', { maker: slug })}>{name}</Link>
          </li>
        ))}
      </ul>
    </IfOffered>
  )
}
