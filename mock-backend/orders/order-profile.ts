import customers from '../data/customers.json' with { type: 'json' }
import { itemAt } from '../catalogue/random.ts'
import type { Party } from './document-flow.ts'

/** Streets, post codes and cities: the head office first, then branches. */
const PLACES: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  DE: [
    ['Industriestraße 7', '33689', 'Bielefeld'],
    ['Am Güterbahnhof 21', '49084', 'Osnabrück'],
    ['Werkstattring 3', '34123', 'Kassel'],
  ],
  NL: [
    ['Havenweg 14', '3089 JK', 'Rotterdam'],
    ['De Trekker 5', '8447 GL', 'Heerenveen'],
  ],
  FR: [
    ['8, rue du Châssis', '59810', 'Lesquin'],
    ['41, avenue des Routiers', '45140', 'Ormes'],
  ],
  ES: [
    ['Polígono El Remolque, nave 9', '46980', 'Paterna'],
    ['Calle del Eje 22', '28906', 'Getafe'],
  ],
  BR: [
    ['Avenida dos Caminhoneiros, 1450', '13065-000', 'Campinas'],
    ['Rodovia BR-116, km 18', '95034-000', 'Caxias do Sul'],
  ],
  IT: [['Via della Motrice 4', '41122', 'Modena']],
  KZ: [
    ['ул. Магистральная 15', '050061', 'Алматы'],
    ['пр. Автомобилистов 2', '100017', 'Караганда'],
  ],
}

export type OrderProfile = {
  readonly company: string
  /** Person with the oldest account. */
  readonly contact: string
  /** VAT number with the country's prefix. */
  readonly vatId?: string | undefined
  /** Number in the register of companies, if there is no VAT number. */
  readonly registrationId?: string | undefined
  /** Average number of simulated orders per working day. */
  readonly ordersPerWorkday: number
  /** The head office, which is the billing address, followed by the branches. */
  readonly parties: readonly [Party, ...Party[]]
}

type Customer = Pick<OrderProfile, 'company' | 'vatId' | 'registrationId' | 'ordersPerWorkday'> & {
  readonly country: string
  readonly givenName: string
  readonly familyName: string
}

export function customerProfileOf(customerId: string): OrderProfile {
  const customer: Customer | undefined = customers.customers.find(
    (candidate) => candidate.customerId === customerId,
  )
  const { company, vatId, registrationId, country, ordersPerWorkday, givenName, familyName }: Customer =
    customer ?? {
      company: customerId,
      country: 'DE',
      givenName: '',
      familyName: '',
      ordersPerWorkday: 0,
    }
  const [seat, ...branches] = (PLACES[country] ?? itemAt([PLACES['DE'] ?? []], 0)).map(
    ([street, postCode, city], index): Party => ({
      id: `${customerId}-${index + 1}`,
      company,
      street,
      postCode,
      city,
      countryID: country,
    }),
  )
  if (seat === undefined) throw new Error(`No place in ${country}`)
  const contact = `${givenName} ${familyName}`
  return { company, contact, vatId, registrationId, ordersPerWorkday, parties: [seat, ...branches] }
}
