import type { JsonSchema } from '#contracts/calls.ts'

export type WrongBody = { readonly what: string; readonly body: unknown }

/** Bodies with one violation of the contract each, made from a valid one. */
export function wrongBodies(schema: JsonSchema, example: unknown): readonly WrongBody[] {
  const { properties = {}, required = [] } = schema
  const body = example as Readonly<Record<string, unknown>>
  return [
    { what: 'a list instead of an object', body: ['not', 'an', 'object'] },
    { what: 'null', body: null },
    ...required.map((name) => {
      const { [name]: _, ...rest } = body
      return { what: `no ${name}`, body: rest }
    }),
    ...Object.keys(properties)
      .filter((name) => name in body)
      .map((name) => ({
        what: `${name} of the wrong type`,
        body: { ...body, [name]: wrongFor(body[name]) },
      })),
  ]
}

/** No schema of the contract allows both a text and such an object in one place. */
const wrongFor = (value: unknown) => (typeof value === 'object' && value !== null ? 'wrong' : { wrong: true })
