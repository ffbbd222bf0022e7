import { PersonRight } from '#contracts/people/people.contract.ts'
import demo from '../data/customers.json' with { type: 'json' }

const companies = new Map(demo.customers.map((customer) => [customer.customerId, customer]))

export const companyOf = (customerId: string): string => companies.get(customerId)?.company ?? customerId

/** Rights that the seller has granted to the company: its administrators can grant only these to people. */
export function companyRights(customerId: string): PersonRight[] {
  const { features, priceToggle = false } = companies.get(customerId) ?? {}
  return PersonRight.options.filter((right) => (right === 'priceToggle' ? priceToggle : features?.[right]))
}
