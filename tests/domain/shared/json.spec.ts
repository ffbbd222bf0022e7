import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRecord, parsedJson } from '#domain/shared/json.ts'

describe('parsedJson', () => {
  it('parses what JSON.stringify has written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(JSON.stringify(parsedJson(text))).toBe(text)
      }),
    )
  })

  it.each([null, undefined, '', ' ', '{', 'undefined', '{"a":1}}', "{'a':1}"])(
    'returns nothing for %j',
    (text) => {
      expect(parsedJson(text)).toBeUndefined()
    },
  )

  it('never throws for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parsedJson(text)))
  })
})

describe('isRecord', () => {
  it.each([{}, { a: undefined }, Object.create(null)])('accepts %j', (value) => {
    expect(isRecord(value)).toBe(true)
  })

  it.each([undefined, null, 0, '', 'a', true, [], [{}]])('rejects %j', (value) => {
    expect(isRecord(value)).toBe(false)
  })
})
