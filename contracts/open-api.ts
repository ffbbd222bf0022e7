import type { AppRouter } from '@ts-rest/core'
import { Problem } from './errors/problem.ts'
import { callsOf, jsonSchemaOf, type Body, type Call, type JsonSchema } from './calls.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Taken',
  400: 'The call breaks the contract',
  401: 'The session has ended',
  403: 'The account may not',
  404: 'There is none',
  409: 'Something has changed meanwhile',
  410: 'No longer there',
  413: 'Too much at once',
  422: 'Refused in business',
  429: 'Too many calls: see Retry-After',
  500: 'A defect',
  502: 'A service behind the API has failed',
  503: 'Not available now: see Retry-After',
  504: 'A service behind the API is late',
}

/** Shared schema: nearly every call refers to it eleven times. */
const PROBLEM: JsonSchema = { $ref: '#/components/schemas/Problem' }

export type OpenApi = ReturnType<typeof openApiOf>
export type Operation = ReturnType<typeof operationOf>

/** Builds an OpenAPI 3.1 document from the contract. */
export function openApiOf(router: AppRouter, version: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of callsOf(router)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of a Drawbar shop',
      version,
      description:
        'Every call between the shop and its API. A shop runs on any API that keeps to this document.',
    },
    paths,
    components: { schemas: { Problem: jsonSchemaOf(Problem, 'output') } },
  }
}

function operationOf(call: Call) {
  const [tag = call.id] = call.id.split('.')
  const parameters = parametersOf(call)
  return {
    operationId: call.id,
    tags: [tag],
    ...(call.summary !== undefined && { summary: call.summary }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(call.body) } },
      },
    }),
    responses: Object.fromEntries(
      [...call.responses].map(([status, body]) => [status, answerOf(status, body)]),
    ),
  }
}

function answerOf(status: number, { schema, contentType }: Body) {
  const type = contentType ?? (status < 400 ? 'application/json' : 'application/problem+json')
  return {
    description: STATUS_WORDS[status] ?? 'See the body',
    content: { [type]: { schema: contentOf(schema, contentType) } },
  }
}

function contentOf(schema: Body['schema'], contentType: string | undefined): JsonSchema {
  if (contentType !== undefined) return { type: 'string', format: 'binary' }
  return schema === Problem ? PROBLEM : jsonSchemaOf(schema, 'output')
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
