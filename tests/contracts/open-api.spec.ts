import { expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { openApiOf } from '#contracts/open-api.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { namedSchemas } from '#adapters/server/api-description/named-schemas.ts'

const document = openApiOf(shopContract, '1.2.3', await namedSchemas())
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

it('describes each call once', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.toSorted()).toEqual(
    callsOf(shopContract)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

it('describes path and query parameters in the OpenAPI format, each with its name', () => {
  const reset = document.paths['/api/password/reset/{passwordReset}']?.['get']
  expect(reset?.parameters).toMatchObject([
    { name: 'passwordReset', in: 'path', required: true },
    { name: 'languageID', in: 'query', required: false },
  ])
  expect(document.paths['/api/country']?.['get']?.parameters).toMatchObject([
    { name: 'languageID', in: 'query' },
    { name: 'countryID', in: 'query' },
  ])
})

it('contains the limits of the contract under names that generators support', () => {
  const add = document.paths['/api/checkout/cart/add']?.['post']
  expect(add?.requestBody?.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/CartAddRequest',
  })
  expect(document.components.schemas['CartAddRequest']?.properties?.['items']).toMatchObject({
    type: 'array',
    minItems: 1,
    maxItems: 1000,
    items: { $ref: '#/components/schemas/SentItem' },
  })
})

it('references one shared response with the schema "Problem" for status 401 of each call', () => {
  for (const { responses } of operations)
    expect(responses['401']).toEqual({ $ref: '#/components/responses/401' })
  expect(document.components.responses['401']?.content).toEqual({
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  })
})

it('describes the purpose of each call, and whether a retry is safe', () => {
  for (const { operationId, summary, description } of operations) {
    expect(summary, operationId).toMatch(/^[A-Z].{8,}[^.]$/)
    expect(description, operationId).toMatch(/Chang(?:es nothing|es something)/)
  }
})

it('accepts a token in the Authorization header only if the body has no field for it', () => {
  const inHeader = operations.filter(({ security }) => security.length > 0)
  expect(inHeader.map(({ operationId }) => operationId)).toEqual([
    'search.addVinSuggestion',
    'search.getVinSuggestions',
    'settings.searchMode',
  ])
})
