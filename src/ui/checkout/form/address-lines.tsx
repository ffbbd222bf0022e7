import { useIntl } from 'react-intl'
import type { Party } from '#domain/checkout/checkout.ts'

/** Address on several lines, as on an envelope. */
export function AddressLines({ company, name2, street, postCode, city, countryId }: Party) {
  const intl = useIntl()
  const country = intl.formatDisplayName(countryId, { type: 'region' }) ?? countryId
  return [company, name2, street, `${postCode} ${city}`, country]
    .filter((line) => line !== undefined && line !== '')
    .map((line) => <div key={line}>{line}</div>)
}

/** Address on one line, for a list of choices. */
export const addressText = ({ street, postCode, city, name2 }: Party): string =>
  [name2, street, `${postCode} ${city}`].filter((text) => text !== undefined && text !== '').join(', ')
