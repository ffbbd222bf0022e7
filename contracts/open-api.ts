import type { AppRouter } from '@ts-rest/core'
import { Problem, errorResponses } from './errors/problem.ts'
import { CALL_ACCESS } from './call-access.ts'
import { areaTexts, callTextOf } from './call-texts.ts'
import { callsOf, jsonSchemaOf, type Body, type Call, type JsonSchema } from './calls.ts'
import { describedSchemas, type DescribedSchemas, type SchemaNames } from './described-schemas.ts'
import type { ShopCallId } from './shop-calls.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

type Answer = {
  readonly description: string
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

type Reference = { readonly $ref: string }

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  400: 'The call breaks the contract',
  401: 'The session has ended',
  403: 'The account may not',
  404: 'Not found',
  409: 'Changed in the meantime',
  410: 'Gone',
  413: 'Too large, or too many',
  422: 'Refused by a rule of the business',
  429: 'Too many calls: see Retry-After',
  500: 'A defect',
  502: 'A service behind the API has failed',
  503: 'Not available now: see Retry-After',
  504: 'A service behind the API is late',
}

export type OpenApi = ReturnType<typeof openApiOf>
export type Operation = ReturnType<typeof operationOf>

/** Builds an OpenAPI 3.1 document from the contract. */
export function openApiOf(router: AppRouter, version: string, schemaNames: SchemaNames) {
  const calls = callsOf(router)
  const schemas = describedSchemas(calls, schemaNames)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of a Drawbar shop',
      version,
      description:
        'Every call between the shop and its API. A shop runs on any API that keeps to this document.',
      contact: { name: 'The team of the shop' },
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: 'https://{host}',
        description: 'The API of a shop',
        variables: { host: { default: 'api.drawbar.test' } },
      },
    ],
    tags: Object.keys(router).map((name) => ({
      name,
      description: areaTexts[name as keyof typeof areaTexts],
    })),
    paths,
    components: {
      schemas: schemas.components,
      responses: Object.fromEntries(
        Object.entries(errorResponses).map(([status, schema]) => [
          status,
          describedAnswer(Number(status), { schema }, schemas),
        ]),
      ),
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The access token of a login. Calls with a `token` in the body carry it there instead.',
        },
      },
    },
  }
}

function operationOf(call: Call, schemas: DescribedSchemas) {
  const [tag = call.id] = call.id.split('.')
  const parameters = parametersOf(call)
  const { summary, description } = callTextOf(call.id)
  return {
    operationId: call.id,
    tags: [tag],
    summary,
    description: [description, keyOf(call), repetitionOf(call)].filter(Boolean).join('\n\n'),
    security: call.callerInHeader ? [{ accessToken: [] }, {}] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemas.of(call.body) } } },
    }),
    responses: Object.fromEntries(
      [...call.responses].map(([status, body]) => [status, answerOf(status, body, schemas)]),
    ),
  }
}

function keyOf({ id }: Call): string | undefined {
  const { scope } = CALL_ACCESS[id as ShopCallId]
  return scope && `Open to API keys with the scope \`${scope}\`, in the header \`Authorization: Bearer\`.`
}

const repetitionOf = ({ isRead, headers }: Call): string =>
  isRead
    ? 'Changes nothing; the shop may repeat it.'
    : headers
      ? 'Changes something; repeated only with the same `Idempotency-Key`.'
      : 'Changes something; the shop sends it once.'

/** The error responses are equal for every call, so each is a reference. */
function answerOf(status: number, body: Body, schemas: DescribedSchemas): Answer | Reference {
  return body.schema === Problem
    ? { $ref: `#/components/responses/${status}` }
    : describedAnswer(status, body, schemas)
}

function describedAnswer(status: number, { schema, contentType }: Body, schemas: DescribedSchemas): Answer {
  const type = contentType ?? (status < 400 ? 'application/json' : 'application/problem+json')
  const content: JsonSchema =
    contentType === undefined ? schemas.of(schema) : { type: 'string', format: 'binary' }
  return { description: STATUS_WORDS[status] ?? 'See the body', content: { [type]: { schema: content } } }
}

function parametersOf(call: Call): readonly Parameter[] {
  return [
    ...fieldsOf(call.pathParams, 'path', call),
    ...fieldsOf(call.query, 'query', call),
    ...fieldsOf(call.headers, 'header', call),
  ]
}

function fieldsOf(
  schema: Parameters<typeof jsonSchemaOf>[0] | undefined,
  place: Parameter['in'],
  { path }: Call,
): readonly Parameter[] {
  if (!schema) {
    const names = place === 'path' ? [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name) : []
    return names.map((name) => ({ name, in: place, required: true, schema: { type: 'string' } }))
  }
  const { properties = {}, required = [] } = jsonSchemaOf(schema)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }))
}
