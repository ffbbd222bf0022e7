import type { Party } from '#contracts/checkout/party.dto.ts'
import type { Location } from '#contracts/appointments/appointment.contract.ts'

type Place = Location & {
  /** Number of vehicles that can be loaded at the same time. */
  readonly docks: number
  /** Working days that goods need from the main warehouse to the location. */
  readonly leadDays: number
  /** Maximum weight of a pick-up in kilograms. */
  readonly heaviest: number
}

const week = (from: string, to: string, days = [1, 2, 3, 4, 5]) =>
  days.map((weekday) => ({ weekday, from, to }))

/** Fictional locations. */
export const LOCATIONS: readonly Place[] = [
  {
    id: 'MST',
    name: 'Münster',
    street: 'Kupplungsweg 12',
    postCode: '48155',
    city: 'Münster',
    countryID: 'DE',
    timeZone: 'Europe/Berlin',
    hours: [...week('07:00', '17:00', [1, 2, 3, 4]), ...week('07:00', '15:00', [5])],
    loadingAids: ['FORKLIFT', 'RAMP', 'CRANE'],
    docks: 3,
    leadDays: 0,
    heaviest: 24_000,
  },
  {
    id: 'ULM',
    name: 'Ulm',
    street: 'Bremsenstraße 4',
    postCode: '89079',
    city: 'Ulm',
    countryID: 'DE',
    timeZone: 'Europe/Berlin',
    hours: week('08:00', '16:00'),
    loadingAids: ['FORKLIFT', 'RAMP'],
    docks: 2,
    leadDays: 2,
    heaviest: 12_000,
  },
  {
    id: 'VNL',
    name: 'Venlo',
    street: 'Aanhangerweg 9',
    postCode: '5928 LR',
    city: 'Venlo',
    countryID: 'NL',
    timeZone: 'Europe/Amsterdam',
    hours: week('09:00', '15:00'),
    loadingAids: ['FORKLIFT'],
    docks: 1,
    leadDays: 2,
    heaviest: 3_500,
  },
]

export type { Place }

export const findLocation = (id: string | undefined): Place | undefined =>
  LOCATIONS.find((location) => location.id === id)

const ZONES: Readonly<Record<string, string>> = {
  BR: 'America/Sao_Paulo',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  KZ: 'Asia/Almaty',
  NL: 'Europe/Amsterdam',
}

export const zoneOf = (countryID: string): string => ZONES[countryID] ?? 'Europe/Berlin'

/** Locations as the company's pages show them. */
export const companyLocations = () =>
  LOCATIONS.map(({ name, street, postCode, city, countryID, hours, loadingAids }) => ({
    name,
    street,
    postCode,
    city,
    countryCode: countryID,
    hours: [...Map.groupBy(hours, ({ from, to }) => `${from}-${to}`).values()].map((same) => ({
      weekdays: same.map(({ weekday }) => weekday),
      from: same[0]?.from ?? '',
      to: same[0]?.to ?? '',
    })),
    services: ['STOCK' as const, 'PICK_UP' as const, ...loadingAids],
  }))

/** The customer's address as a location without opening hours. */
export const deliveryLocation = ({ id, street, postCode, city, countryID }: Party): Location => ({
  id,
  name: city,
  street,
  postCode,
  city,
  countryID,
  timeZone: zoneOf(countryID),
  hours: [],
  loadingAids: [],
})

export const locationOf = ({
  docks: _,
  leadDays: _lead,
  heaviest: _heaviest,
  ...location
}: Place): Location => location

/** The address in one line. */
export const addressLineOf = ({ street, postCode, city }: Place) => `${street}, ${postCode} ${city}`
