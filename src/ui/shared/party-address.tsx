import { useIntl } from 'react-intl'

type Props = {
  readonly party: {
    readonly company: string
    readonly street: string
    readonly postCode: string
    readonly city: string
    readonly countryId: string
  }
}

export function PartyAddress({ party: { company, street, postCode, city, countryId } }: Props) {
  const intl = useIntl()
  return (
    <address>
      {company}
      <br />
      {street}
      <br />
      {postCode} {city}
      <br />
      {intl.formatDisplayName(countryId, { type: 'region' })}
    </address>
  )
}
