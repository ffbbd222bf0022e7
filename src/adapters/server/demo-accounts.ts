import { readFile } from 'node:fs/promises'
import * as z from 'zod'

const CUSTOMERS = new URL('../../../mock-backend/data/customers.json', import.meta.url)

const Customers = z.object({
  customers: z.array(
    z.object({
      login: z.string(),
      company: z.string(),
      country: z.string(),
      currency: z.string(),
      role: z.string().optional(),
      customerId: z.string(),
      features: z.record(z.string(), z.boolean()),
    }),
  ),
  people: z.array(z.object({ userName: z.string(), customerId: z.string(), companyRole: z.string() })),
})

export type DemoAccount = { readonly login: string; readonly description: string }

/** Lists the logins of the mock backend; their password is `demo`. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  const { customers, people } = Customers.parse(JSON.parse(await readFile(CUSTOMERS, 'utf8')))
  return customers.flatMap(({ login, customerId, company, country, currency, role, features }) => {
    const missing = Object.keys(features).filter((name) => features[name] === false)
    const rights = missing.length === 0 ? 'all permissions' : `without ${missing.join(', ')}`
    const owner = {
      login,
      description: `${role === 'admin' ? 'admin' : company}, ${country}, ${currency}, ${rights}`,
    }
    const colleagues = people.filter((person) => person.customerId === customerId)
    return [
      owner,
      ...colleagues.map(({ userName, companyRole }) => ({
        login: userName,
        description: `${company}, ${companyRole.toLowerCase()}`,
      })),
    ]
  })
}
