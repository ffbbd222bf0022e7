import { CHOICE_FACTS, RANGE_FACTS, type VehicleFacts } from '#domain/vehicles/fit.ts'

const LONGEST_CHOICE = 20
/** Digits of the number in a VIN, and more than a year has. */
const NUMBER = /^\d{1,6}$/

/** Parses untrusted facts of a cookie, link or form; invalid ones are left out. */
export function readFacts(fields: URLSearchParams): VehicleFacts {
  const choices = CHOICE_FACTS.flatMap((fact) => {
    const value = (fields.get(fact) ?? '').trim()
    return value === '' || value.length > LONGEST_CHOICE ? [] : [[fact, value] as const]
  })
  const numbers = RANGE_FACTS.flatMap((fact) => {
    const value = (fields.get(fact) ?? '').trim()
    return NUMBER.test(value) ? [[fact, Number(value)] as const] : []
  })
  return Object.fromEntries<string | number>([...choices, ...numbers])
}

export const factsText = (facts: VehicleFacts): string =>
  new URLSearchParams(
    Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, String(value)]])),
  ).toString()
