import { expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { openApiOf } from '#contracts/open-api.ts'
import { shopContract } from '#contracts/shop.contract.ts'

const document = openApiOf(shopContract, '1.2.3')
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

it('describes every call once', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.toSorted()).toEqual(
    callsOf(shopContract)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

it('writes parameters as OpenAPI does, and names each', () => {
  const reset = document.paths['/api/password/reset/{passwordReset}']?.['get']
  expect(reset?.parameters).toMatchObject([{ name: 'passwordReset', in: 'path', required: true }])
  expect(document.paths['/api/country']?.['get']?.parameters).toMatchObject([
    { name: 'languageID', in: 'query' },
    { name: 'countryID', in: 'query' },
  ])
})

it('keeps the limits of the contract', () => {
  const add = document.paths['/api/checkout/cart/add']?.['post']
  const { items } = add?.requestBody?.content['application/json'].schema.properties ?? {}
  expect(items).toMatchObject({ type: 'array', minItems: 1, maxItems: 1000 })
})

it('refers to the one problem for each refusal', () => {
  const refused = operations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => status === '401')
      .map(([, answer]) => answer.content),
  )
  expect(refused.length).toBe(operations.length)
  for (const content of refused) {
    expect(content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    })
  }
})
