import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import * as z from 'zod/mini'
import { isReadCall, namesCallerInHeader } from './reading.ts'

/** Ids of the calls of a contract: `cart.add`. */
export type CallIdOf<Router extends AppRouter, Area extends string = ''> = {
  [Name in keyof Router & string]: Router[Name] extends AppRoute
    ? `${Area}${Name}`
    : Router[Name] extends AppRouter
      ? CallIdOf<Router[Name], `${Area}${Name}.`>
      : never
}[keyof Router & string]

/** One call of the contract as data, for tools such as the router and the OpenAPI document. */
export type Call<Id extends string = string> = {
  /** Router and name of the call in the contract: `cart.add`. */
  readonly id: Id
  readonly method: string
  /** URL path with parameters as `:name`. */
  readonly path: string
  /** True if the call changes nothing and may be repeated. */
  readonly isRead: boolean
  /** True if the caller's token is in the Authorization header instead of the body. */
  readonly callerInHeader: boolean
  readonly pathParams: z.ZodMiniType | undefined
  readonly query: z.ZodMiniType | undefined
  readonly headers: z.ZodMiniType | undefined
  readonly body: z.ZodMiniType | undefined
  /** Response body by status; any other status breaks the contract. */
  readonly responses: ReadonlyMap<number, Body>
}

export type Body = {
  readonly schema: z.ZodMiniType
  /** Set for responses other than JSON. */
  readonly contentType?: string
}

/** Lists all calls in the order of the contract. */
export const callsOf = <Router extends AppRouter>(router: Router): readonly Call<CallIdOf<Router>>[] =>
  callsIn(router, '') as readonly Call<CallIdOf<Router>>[]

function callsIn(router: AppRouter, area: string): readonly Call[] {
  return Object.entries(router).flatMap(([name, node]) =>
    isAppRoute(node) ? [callOf(`${area}${name}`, node)] : callsIn(node, `${area}${name}.`),
  )
}

function callOf(id: string, route: AppRoute): Call {
  const responses = Object.entries(route.responses).map(
    ([status, answer]) => [Number(status), bodyOf(answer)] as const,
  )
  return {
    id,
    method: route.method,
    path: route.path,
    isRead: isReadCall(route),
    callerInHeader: namesCallerInHeader(route),
    pathParams: route.pathParams as z.ZodMiniType | undefined,
    query: route.query as z.ZodMiniType | undefined,
    headers: schemaOf(route.headers),
    body: ('body' in route ? route.body : undefined) as z.ZodMiniType | undefined,
    responses: new Map(responses),
  }
}

/** Returns the schema of a response, and the content type of a file response. */
function bodyOf(answer: unknown): Body {
  if (typeof answer !== 'object' || answer === null || !('contentType' in answer)) {
    return { schema: answer as z.ZodMiniType }
  }
  const { contentType, body } = answer as unknown as { contentType: string; body: z.ZodMiniType }
  return { contentType, schema: body }
}

/** ts-rest accepts headers as one schema or as a record of schemas. */
function schemaOf(headers: unknown): z.ZodMiniType | undefined {
  if (typeof headers !== 'object' || headers === null) return undefined
  if ('_zod' in headers) return headers as z.ZodMiniType
  return z.object(headers as Record<string, z.ZodMiniType>)
}

export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly additionalProperties?: JsonSchema | boolean
}

/** Bounds that zod adds to the JSON Schema of every integer. */
const SAFE_LIMITS = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

/** Options of the schema description: JSON on the wire, in JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export const AS_JSON_SCHEMA = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    if (SAFE_LIMITS.includes(jsonSchema.minimum ?? 0)) delete jsonSchema.minimum
    if (SAFE_LIMITS.includes(jsonSchema.maximum ?? 0)) delete jsonSchema.maximum
  },
} satisfies z.core.ToJSONSchemaParams

export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, AS_JSON_SCHEMA)
  return described as JsonSchema
}
