import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import type { AccountFlags } from '#mock-backend/session/account.ts'
import { api, smallBackend } from './call-api.ts'
import { everyRequest } from './every-request.ts'

const RIGHTS = ['order', 'invoice', 'shipment', 'showPrice', 'fillBasket', 'vinSearch'] as const
type Right = (typeof RIGHTS)[number]

/** A section for each right, with a row for each call: `| call | fields |`. */
const DOCUMENT = readFileSync(new URL('../../docs/security/rights.md', import.meta.url), 'utf8')
const documented = DOCUMENT.split('\n### ').flatMap((section) => {
  const [, right] = /^`(\w+)`/.exec(section) ?? []
  const rows = [...section.matchAll(/^\| `(\/api\/[^`]+)` +\| (`.+`) +\|$/gm)]
  return rows.flatMap(([, call, fields = '']) =>
    [...fields.matchAll(/`([^`]+)`/g)].map(([, field]) => `${call} ${field} ${right}`),
  )
})

/** Paths of all fields in a value; the items of a list have the same paths. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return [path]
  return [
    ...(path === '' ? [] : [path]),
    ...Object.entries(value).flatMap(([key, field]) => fieldsOf(field, path === '' ? key : `${path}.${key}`)),
  ]
}

/** A day on which the newest order and invoice contain a charge, a changed price and a postponed part. */
const NOW = Date.UTC(2026, 10, 24, 18)

/** Makes each call without this right; returns the fields of the responses that are not rejections. */
async function answeredWithout(missing?: Right): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const backend = smallBackend({ clock: () => NOW })
  const { get, post } = api(backend)
  const requests = await everyRequest(backend)
  const flags: Partial<AccountFlags> = Object.fromEntries(RIGHTS.map((right) => [right, right !== missing]))
  for (const userName of ['full@demo.test', 'new@demo.test']) backend.changeFlags(userName, flags)
  const fieldsByPath = new Map<string, ReadonlySet<string>>()
  for (const { path, method } of callsOf(shopContract)) {
    const { path: address = path, body, headers } = requests[path] ?? {}
    const reply = method === 'GET' ? await get(address) : await post(address, body, headers)
    if (reply.status === 200 && !ArrayBuffer.isView(reply.body))
      fieldsByPath.set(path, new Set(fieldsOf(reply.body)))
  }
  return fieldsByPath
}

const isWithin = (field: string, parent: string) =>
  field.startsWith(`${parent}.`) || field.startsWith(`${parent}[`)

test('the fields that each right makes visible are those in docs/security/rights.md', async () => {
  const whole = await answeredWithout()
  const opened: string[] = []
  for (const right of RIGHTS) {
    for (const [call, kept] of await answeredWithout(right)) {
      const gone = [...(whole.get(call) ?? [])].filter((field) => !kept.has(field))
      const outermost = gone.filter((field) => !gone.some((parent) => isWithin(field, parent)))
      opened.push(...outermost.map((field) => `${call} ${field} ${right}`))
    }
  }
  expect(opened.sort()).toEqual(documented.sort())
})
