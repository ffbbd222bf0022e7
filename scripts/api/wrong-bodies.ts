import type { JsonSchema } from '#contracts/calls.ts'

export type WrongBody = { readonly what: string; readonly body: unknown }

/** Invalid bodies, each derived from a valid one by a single violation of the contract. */
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

/** A value of the wrong type: no schema of the contract allows both a text and this object for one field. */
const wrongFor = (value: unknown) => (typeof value === 'object' && value !== null ? 'wrong' : { wrong: true })
