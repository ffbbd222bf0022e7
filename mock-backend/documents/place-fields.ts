import type { Address } from '#contracts/addresses/addresses.contract.ts'
import type { Appointment } from '#contracts/appointments/appointment.contract.ts'
import type { Caller } from '../session/callers.ts'
import { labelIn, placeTexts } from './document-texts.ts'
import type { Field } from './list-field.ts'

/** Columns of exported addresses and appointments. */
export function addressFields({ language }: Caller): Field<Address>[] {
  const country = new Intl.DisplayNames(language, { type: 'region' })
  return [
    ['label', ({ label, city }) => label ?? city],
    ['company', ({ company, name2 }) => [company, name2].filter(Boolean).join(', ')],
    ['street', ({ street }) => street],
    ['postCode', ({ postCode }) => postCode],
    ['city', ({ city, region }) => [city, region].filter(Boolean).join(', ')],
    ['country', ({ countryID }) => country.of(countryID)],
    ['kind', ({ kind }) => placeTexts[kind][language]],
    ['standard', ({ isDefault }) => (isDefault ? labelIn(language)('standard') : undefined)],
    ['lastUsed', ({ lastUsed }) => lastUsed],
    ['note', ({ remark }) => remark],
  ]
}

export function appointmentFields({ language }: Caller): Field<Appointment>[] {
  const timeAt = (timeZone: string, time: string) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(Date.parse(time))
  return [
    ['number', ({ no }) => no],
    ['kind', ({ kind }) => placeTexts[kind][language]],
    ['date', ({ from }) => from.slice(0, 10)],
    [
      'window',
      ({ kind, from, to, location: { timeZone } }) =>
        kind === 'PICKUP' ? `${timeAt(timeZone, from)}–${timeAt(timeZone, to)}` : undefined,
    ],
    ['location', ({ location }) => location.name],
    [
      'deliveryNote',
      ({ goods, orderNo }) => goods.map(({ deliveryNoteNo }) => deliveryNoteNo).join(' ') || orderNo,
    ],
    ['packages', ({ packages }) => packages],
    ['weight', ({ grossWeight }) => grossWeight],
    ['plate', ({ plate }) => plate],
    ['driver', ({ driver }) => driver],
    ['status', ({ status }) => placeTexts[status][language]],
  ]
}
