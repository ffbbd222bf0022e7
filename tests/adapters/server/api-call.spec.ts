import { expect, test } from 'vitest'
import { apiCallOf, tokensWithSignatures } from '#adapters/server/api-call.ts'

const callOf = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  return apiCallOf({ method, url: `http://shop.test${path}` })
}

const signatures = { session: 'own', kih: 'other' }

test.each([
  ['POST /api/login', { kind: 'login', tokenKind: 'session' }],
  ['POST /api/loginKih', { kind: 'login', tokenKind: 'kih' }],
  ['POST /api/logout', { kind: 'logout', tokenKind: 'session' }],
  ['POST /api/logoutKih', { kind: 'logout', tokenKind: 'kih' }],
  ['POST /api/punchout/start', { kind: 'system-login' }],
  ['POST /api/punchout/lookup', { kind: 'system-login' }],
  ['POST /api/punchout/order', { kind: 'system-login' }],
  ['POST /api/punchout/enter', { kind: 'other' }],
  ['POST /api/error-log', { kind: 'report' }],
  ['POST /api/forms/submit', { kind: 'large-form' }],
  ['GET /api/password/reset/anna%40shop.test', { kind: 'password-reset' }],
  ['POST /api/getfeatures?a=b', { kind: 'other' }],
  ['HEAD /api/country', { kind: 'other' }],
])('"%s" is recognized as an API call of the kind %j', (line, call) => {
  expect(callOf(line)).toEqual(call)
})

test.each([
  'GET /api/login',
  'POST /api/login/',
  'POST /api/LOGIN',
  'POST /api//login',
  'POST /api/%6cogin',
  'POST /api/login/other',
  'POST /api/x/api/login',
  'POST /x/api/login',
  'GET /api/password/reset/',
  'GET /api/password/reset/..%2fcountry',
  'GET /api/password/reset/%5c',
  'GET /api/password/reset/%ff',
  'GET /api/password/reset/a/b',
])('"%s" is not recognized as an API call', (line) => {
  expect(callOf(line)).toBeUndefined()
})

test('each token field of a request body gets the signature of its service', () => {
  const fields = Object.entries({ token: 'a.b', userToken: 'c.d', tokenKih: 'e.f' })
  expect(Object.fromEntries(tokensWithSignatures(fields, signatures, { kind: 'other' })!)).toEqual({
    token: 'a.b.own',
    userToken: 'c.d.own',
    tokenKih: 'e.f.other',
  })
})

test('the token in a logout of the second service gets the second service’s signature', () => {
  const completed = tokensWithSignatures([['token', 'a.b']], signatures, { kind: 'logout', tokenKind: 'kih' })
  expect(completed?.get('token')).toBe('a.b.other')
})

test.each([
  ['no token', { term: 'a.b' }],
  ['a token that is null', { token: null }],
  ['a complete token', { token: 'a.b.c' }],
  ['a token that is not a string', { token: { readable: 'a.b' } }],
])('request fields with %s get no signature', (_, fields) => {
  expect(tokensWithSignatures(Object.entries(fields), signatures, { kind: 'other' })).toBeUndefined()
})
