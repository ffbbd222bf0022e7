import {
  CHOICE_FACTS,
  isExcludedValues,
  RANGE_FACTS,
  type ExcludedValues,
  type VehicleFacts,
} from '#domain/vehicles/fit.ts'
import { FACTS_LENGTH_MAX } from './vehicle-cookie.ts'

const CHOICE_LENGTH_MAX = 20
/** Prefix of a value that is excluded for the vehicle. A form sends such a text for the answer "another". */
const NOT = '*'
/** A year or the chassis number in a VIN, of up to six digits. */
const NUMBER = /^\d{1,6}$/

/** Parses untrusted facts of a cookie, link or form; invalid ones are omitted. */
export function readFacts(fields: URLSearchParams): VehicleFacts {
  const choices = CHOICE_FACTS.flatMap((fact) => {
    const choice = readChoice((fields.get(fact) ?? '').trim())
    return choice === undefined ? [] : [[fact, choice] as const]
  })
  const numbers = RANGE_FACTS.flatMap((fact) => {
    const value = (fields.get(fact) ?? '').trim()
    return NUMBER.test(value) ? [[fact, Number(value)] as const] : []
  })
  return Object.fromEntries<string | number | ExcludedValues>([...choices, ...numbers])
}

function readChoice(text: string): string | ExcludedValues | undefined {
  if (!text.startsWith(NOT)) return isChoice(text) ? text : undefined
  const noneOf = [...new Set(text.slice(0, FACTS_LENGTH_MAX).split(NOT).filter(isChoice))]
  return noneOf.length === 0 ? undefined : { noneOf }
}

const isChoice = (text: string) => text !== '' && text.length <= CHOICE_LENGTH_MAX

export const excludedValuesText = (values: readonly string[]): string =>
  values.map((value) => (value.includes(NOT) ? '' : NOT + value)).join('')

/** Serialises facts. If the text would be too long, the oldest excluded values are omitted. */
export function factsText(facts: VehicleFacts): string {
  const text = new URLSearchParams(
    Object.entries(facts).flatMap(([fact, value]) => {
      if (value === undefined) return []
      return [[fact, isExcludedValues(value) ? excludedValuesText(value.noneOf) : String(value)]]
    }),
  ).toString()
  const shorter = text.length > FACTS_LENGTH_MAX ? withoutOldest(facts) : undefined
  return shorter ? factsText(shorter) : text
}

/** Facts without the oldest excluded value; `undefined` if there is none. */
function withoutOldest(facts: VehicleFacts): VehicleFacts | undefined {
  const [longest] = CHOICE_FACTS.flatMap((fact) => {
    const value = facts[fact]
    return isExcludedValues(value) ? [{ fact, noneOf: value.noneOf }] : []
  }).toSorted((one, other) => other.noneOf.length - one.noneOf.length)
  if (!longest) return undefined
  const noneOf = longest.noneOf.slice(0, -1)
  return { ...facts, [longest.fact]: noneOf.length === 0 ? undefined : { noneOf } }
}
