import { FormattedMessage, useIntl } from 'react-intl'
import type { CompanyContact, CompanyLocation, OpeningHours } from '#domain/layout/company.ts'
import { useHoursText } from '../intl/hours-text.ts'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { CheckItem, CheckList } from '../shared/check-list.tsx'
import { KeyValueList } from '../shared/key-value-list.tsx'
import { PhoneLink } from '../shared/phone-link.tsx'
import { Stack } from '../shared/stack.tsx'
import text from '../shared/text.module.css'
import { Text } from '../shared/text.tsx'
import styles from './company.module.css'

const FIGURES = ['founded', 'employees', 'parts', 'groups', 'places'] as const
export type CompanyFigureValues = { readonly [Name in (typeof FIGURES)[number]]?: number | undefined }

/** Key figures of the company; unknown ones are omitted. */
export function CompanyFigures({ figures }: { readonly figures: CompanyFigureValues }) {
  const intl = useIntl()
  const displayedFigures = FIGURES.flatMap((name) => {
    const figure = figures[name]
    return figure === undefined || figure === 0 ? [] : [{ name, figure }]
  })
  return (
    <dl className={styles.figures}>
      {displayedFigures.map(({ name, figure }) => (
        <div key={name}>
          <Text as="dt" small muted>
            <FormattedMessage id={`company.figure.${name}`} />
          </Text>
          <Text as="dd" strong>
            {name === 'founded' ? String(figure) : intl.formatNumber(figure)}
          </Text>
        </div>
      ))}
    </dl>
  )
}

/** Locations with their opening hours and services. */
export function CompanyPlaces({ places: locations }: { readonly places: readonly CompanyLocation[] }) {
  const intl = useIntl()
  if (locations.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Text as="h2" large>
        <FormattedMessage id="company.places" />
      </Text>
      <ul className={styles.places}>
        {locations.map(({ name, street, postCode, city, countryCode, hours, services }) => (
          <Card as="li" key={name}>
            <CardHead level={3} title={name} />
            <Stack as={CardBody} gap={8}>
              <address>
                {street}
                <br />
                {postCode} {city}, {intl.formatDisplayName(countryCode, { type: 'region' })}
              </address>
              <Hours hours={hours} />
              <CheckList>
                {services.map((service) => (
                  <CheckItem key={service}>
                    <FormattedMessage id={`company.service.${service}`} />
                  </CheckItem>
                ))}
              </CheckList>
            </Stack>
          </Card>
        ))}
      </ul>
    </Stack>
  )
}

function Hours({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const hoursText = useHoursText()
  return (
    <p>
      {hours.map((each) => (
        <span key={each.from + each.to + each.weekdays.join()} className={text.block}>
          {hoursText(each)}
        </span>
      ))}
    </p>
  )
}

type ContactsProps = {
  readonly contacts: readonly CompanyContact[]
  readonly hours: readonly OpeningHours[]
}

/** Contact persons by topic, with the hours of the phone. */
export function CompanyContacts({ contacts, hours }: ContactsProps) {
  if (contacts.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Text as="h2" large>
        <FormattedMessage id="company.contacts" />
      </Text>
      <KeyValueList
        variant="rows"
        items={contacts.map(({ topic, name, phone }) => ({
          key: topic,
          term: <FormattedMessage id={`company.topic.${topic}`} />,
          value: (
            <>
              {name}, <PhoneLink number={phone} />
            </>
          ),
        }))}
      />
      <Hours hours={hours} />
    </Stack>
  )
}
