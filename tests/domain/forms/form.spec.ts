import { expect, it } from 'vitest'
import { parseReason, parseRemedy, reasonsOf, remediesOf } from '#domain/forms/claim-reasons.ts'
import {
  asksForDocument,
  asksForLimit,
  asksForVehicle,
  parseTopic,
  type FormTopic,
} from '#domain/forms/form.ts'

const TOPICS: readonly FormTopic[] = ['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE', 'CREDIT', 'MASTER_DATA']

it('each form topic has its required fields', () => {
  expect(TOPICS.filter(asksForDocument)).toEqual(['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE'])
  expect(TOPICS.filter(asksForVehicle)).toEqual(['WARRANTY'])
  expect(TOPICS.filter(asksForLimit)).toEqual(['CREDIT'])
})

it('the form topic is parsed from a text', () => {
  expect(TOPICS.map(parseTopic)).toEqual(TOPICS)
  expect(['', 'return', 'REFUND', null].map(parseTopic)).toEqual([undefined, undefined, undefined, undefined])
})

it('only returns, shortages and warranties offer reasons and remedies', () => {
  const expectedTopics = ['RETURN', 'WARRANTY', 'SHORTAGE']
  expect(TOPICS.filter((topic) => reasonsOf(topic).length > 0)).toEqual(expectedTopics)
  expect(TOPICS.filter((topic) => remediesOf(topic).length > 0)).toEqual(expectedTopics)
})

it('the choices of reason and remedy depend on the topic', () => {
  expect(parseReason('WARRANTY', 'LEAK')).toBe('LEAK')
  expect(parseReason('RETURN', 'LEAK')).toBeUndefined()
  expect(parseReason('CREDIT', 'OTHER')).toBeUndefined()
  expect(parseRemedy('WARRANTY', 'REPAIR')).toBe('REPAIR')
  expect(parseRemedy('RETURN', 'REPAIR')).toBeUndefined()
  expect(parseRemedy('MASTER_DATA', 'CREDIT')).toBeUndefined()
})
