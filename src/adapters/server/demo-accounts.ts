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
      features: z.record(z.string(), z.boolean()),
    }),
  ),
})

export type DemoAccount = { readonly login: string; readonly description: string }

/** Lists the logins of the mock backend; their password is `demo`. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  const { customers } = Customers.parse(JSON.parse(await readFile(CUSTOMERS, 'utf8')))
  return customers.map(({ login, company, country, currency, role, features }) => {
    const missing = Object.keys(features).filter((name) => features[name] === false)
    const rights = missing.length === 0 ? 'all permissions' : `without ${missing.join(', ')}`
    return {
      login,
      description: `${role === 'admin' ? 'admin' : company}, ${country}, ${currency}, ${rights}`,
    }
  })
}
