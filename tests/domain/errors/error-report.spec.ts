import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  errorKey,
  errorText,
  untrustedReportOf,
  REPORT_LENGTH_MAX,
  reportOf,
} from '#domain/errors/error-report.ts'

const base64url = fc.stringMatching(/^[\w-]{10,40}$/)

it('removes each part of a token at any position of a text', () => {
  const token = fc.tuple(base64url, base64url, fc.option(base64url)).map(([header, payload, signature]) => ({
    text: [`eyJ${header}`, payload, ...(signature === null ? [] : [signature])].join('.'),
    parts: [header, payload, ...(signature === null ? [] : [signature])],
  }))
  fc.assert(
    fc.property(fc.string(), token, fc.string(), (before, { text, parts }, after) => {
      const message = reportOf(`${before} ${text} ${after}`)
      const rest = `${before} ${after}`
      for (const part of parts) expect(message.includes(part) && !rest.includes(part)).toBe(false)
    }),
  )
})

it.each([
  ['{"username":"anna","password":"s3cret pass"}', '{"username":"anna","password":[hidden]}'],
  ['password=s3cret&next=/', 'password=[hidden]&next=/'],
  ["{ password: 's3cret' }", '{ password: [hidden] }'],
  ['Authorization: Bearer abc.def', 'Authorization: [hidden]'],
  [
    'GET https://shop.test/en/login?next=/x&reset=anna failed',
    'GET https://shop.test/en/login?[hidden] failed',
  ],
  ['a\u0000b\u001b[31mc\rd', 'a␀b␛[31mc␍d'],
])('replaces secrets and control characters in %j: %j', (text, writtenText) => {
  expect(reportOf(text)).toBe(writtenText)
})

it('formats untrusted text as one line without control characters', () => {
  const writtenText = untrustedReportOf('a\n{"level":"error"}\r\n\t\u001b[2J\u009b1m\u202etxt\u2028 \u007f')
  expect(writtenText).toBe('a␊ {"level":"error"}␍␊ ␉ ␛[2J\\u009b1m\\u202etxt\\u2028 ␡')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (text) => {
      const report = untrustedReportOf(text)
      expect(report.length).toBeLessThanOrEqual(REPORT_LENGTH_MAX)
      expect(report).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }),
  )
})

it('never exceeds the length limit of the error log', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9_000 }), (text) => reportOf(text).length <= REPORT_LENGTH_MAX),
  )
  expect(reportOf('x'.repeat(1_000_000)).length).toBe(REPORT_LENGTH_MAX)
})

it('compares errors by their first line, ignoring durations, positions and trace ids', () => {
  expect(errorKey('Timeout after 812 ms\n at a:1')).toBe(errorKey('Timeout after 9 ms\n at b:2'))
  expect(errorKey('Timeout')).not.toBe(errorKey('Refused'))
  expect(errorKey('Order 4711 failed')).not.toBe(errorKey('Order 9999 failed'))
  expect(errorKey('SyntaxError at app.js:1:70')).toBe(errorKey('SyntaxError at app.js:2:9'))
  const [one, other] = ['4bf92f3577b34da6a3ce929d0e0e4736', 'af7651916cd43dd8448eb211c80319ce']
  expect(errorKey(`Timeout (trace ${one})`)).toBe(errorKey(`Timeout (trace ${other})`))
})

it('formats any thrown value', () => {
  fc.assert(fc.property(fc.array(fc.anything()), (parts) => typeof errorText(parts) === 'string'))
  const endless: { self?: unknown } = {}
  endless.self = endless
  expect(errorText([endless])).toBe('something that cannot be told')
  expect(errorText([new TypeError('no way')])).toContain('TypeError: no way')
})
