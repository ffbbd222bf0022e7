import { useIntl } from 'react-intl'
import type { PartyFacts } from './party-facts.view-model.ts'

/** As it stands on an envelope. */
export function AddressLines({ company, name2, street, postCode, city, countryId }: PartyFacts) {
  const intl = useIntl()
  const country = intl.formatDisplayName(countryId, { type: 'region' }) ?? countryId
  return [company, name2, street, `${postCode} ${city}`, country]
    .filter((line) => line !== undefined && line !== '')
    .map((line) => <div key={line}>{line}</div>)
}

/** On one line, for a choice. */
export const addressText = ({ street, postCode, city, name2 }: PartyFacts): string =>
  [name2, street, `${postCode} ${city}`].filter((text) => text !== undefined && text !== '').join(', ')
