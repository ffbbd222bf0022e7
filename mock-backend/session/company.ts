import customers from '../data/customers.json' with { type: 'json' }

const companies = new Map(customers.customers.map(({ customerId, company }) => [customerId, company]))

export const companyOf = (customerId: string): string => companies.get(customerId) ?? customerId
