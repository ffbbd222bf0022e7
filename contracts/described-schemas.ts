import * as z from 'zod/mini'
import { AS_JSON_SCHEMA, jsonSchemaOf, type Call, type JsonSchema } from './calls.ts'

/** Schemas with an explicit name. */
export type SchemaNames = ReadonlyMap<z.ZodMiniType, string>

export type DescribedSchemas = {
  /** All schemas that a call refers to, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>
  /** Returns a `$ref` for a schema with a name, or else the JSON Schema itself. */
  readonly of: (schema: z.ZodMiniType) => JsonSchema
}

const refTo = (name: string) => `#/components/schemas/${name}`

/**
 * Describes the schemas of the calls, each once. A request or response without an explicit name has the name of
 * its call: `CartAddRequest`.
 * @throws Error if two schemas have the same name.
 */
export function describedSchemas(calls: readonly Call[], ownNames: SchemaNames): DescribedSchemas {
  const names = new Map(ownNames)
  const used = calls.flatMap(schemasOf)
  for (const { schema, name } of used) if (!names.has(schema)) names.set(schema, name)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) {
    if (registry._idmap.has(id)) throw new Error(`Two schemas are called ${id}`)
    registry.add(schema, { id })
  }
  const { schemas } = z.toJSONSchema(registry, { ...AS_JSON_SCHEMA, uri: refTo })

  const of = (schema: z.ZodMiniType): JsonSchema => {
    const id = names.get(schema)
    return id === undefined ? jsonSchemaOf(schema) : { $ref: refTo(id) }
  }
  const roots = used.map(({ schema }) => of(schema))
  return { components: referredTo(roots, schemas as Record<string, JsonSchema>), of }
}

/**
 * Lists the schemas of a call with their default names. A schema that the contract exports has its exported
 * name instead.
 */
function schemasOf({ id, body, responses }: Call) {
  const answers = [...responses.values()].filter(({ contentType }) => contentType === undefined)
  return [
    ...(body ? [{ schema: body, name: `${typeName(id)}Request` }] : []),
    ...answers.map(({ schema }) => ({ schema, name: `${typeName(id)}Response` })),
  ]
}

/** `cart.updateItems` is `CartUpdateItems`. */
const typeName = (id: string): string =>
  id
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Returns the components that `roots` refer to, directly or through other components. */
function referredTo(
  roots: readonly JsonSchema[],
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const kept: Record<string, JsonSchema> = {}
  const keep = (schema: JsonSchema): void => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in kept) continue
      const {
        $schema: _,
        $id: __,
        ...described
      } = schemas[name] as JsonSchema & { $schema?: string; $id?: string }
      kept[name] = described
      keep(described)
    }
  }
  roots.forEach(keep)
  return kept
}
