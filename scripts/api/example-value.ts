import type { JsonSchema } from '#contracts/calls.ts'
import { singular } from './singular.ts'
import type { KnownValues } from './known-values.ts'

/** Names of the response fields that contain the value of a request field. */
const RESPONSE_FIELD_NAMES: Readonly<Record<string, string>> = { paymentId: 'methodId', term: 'orderNo' }

/** Field name without its first word: `toListId` becomes `listId`, `shippingAddressId` becomes `addressId`. */
const withoutFirstWord = (name: string): string =>
  name.replace(/^[a-z]+([A-Z])/, (_, first: string) => first.toLowerCase())

/** A value that the schema allows; if possible, a value that the server has returned before. */
export function exampleValue(schema: JsonSchema, knownValues: KnownValues, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  const value = knownValues.get(RESPONSE_FIELD_NAMES[name] ?? name) ?? knownValues.get(withoutFirstWord(name))
  if (value !== undefined && fits(schema, value)) return value
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return exampleValue(choices.find(({ type }) => type === 'null') ?? choices[0] ?? {}, knownValues, name)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleValue(part, knownValues, name)))
  if (schema.enum) return schema.enum[0]
  switch (typesOf(schema)[0]) {
    case 'object':
      return exampleObject(schema, knownValues)
    case 'array':
      return [exampleValue(schema.items ?? {}, knownValues, singular(name))].slice(
        0,
        Math.max(schema.minItems ?? 0, 1),
      )
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, name === 'length' ? 5 : 0)
    case 'boolean':
      return true
    case 'string':
      return exampleText(schema)
    default:
      return null
  }
}

/** Example body of a call, with the optional fields that the call needs. */
export const exampleBody = (schema: JsonSchema, knownValues: KnownValues, needed: readonly string[] = []) =>
  exampleValue({ ...schema, required: [...(schema.required ?? []), ...needed] }, knownValues)

/** Example object with the required fields and the caller's token. */
function exampleObject({ properties = {}, required = [] }: JsonSchema, knownValues: KnownValues) {
  const includedFields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || name === 'token',
  )
  return Object.fromEntries(
    includedFields.map(([name, field]) => [name, exampleValue(field, knownValues, name)]),
  )
}

function exampleText({ format, minLength = 0, pattern }: JsonSchema): string {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  if (format === 'date-time') return tomorrow
  if (format === 'date' || pattern?.includes('\\d{4}-\\d{2}')) return tomorrow.slice(0, 10)
  if (format === 'uri' || format === 'url') return 'https://partner.example/hook'
  return 'Example'.padEnd(minLength, '.')
}

function fits(schema: JsonSchema, value: string | number): boolean {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some((choice) => fits(choice, value))
  if (schema.enum) return schema.enum.includes(value)
  const isText = typeof value === 'string'
  const { minLength = 0, maxLength = Infinity } = schema
  if (isText && (value.length < minLength || value.length > maxLength)) return false
  if (schema.pattern !== undefined && isText && !new RegExp(schema.pattern, 'u').test(value)) return true
  const types = typesOf(schema)
  return isText ? types.includes('string') : types.includes('integer') || types.includes('number')
}

const typesOf = ({ type = [] }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : type)
