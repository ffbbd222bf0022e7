import { expect, test } from 'vitest'
import { apiCallAt, completedTokens } from '#adapters/server/api-call.ts'

const signatures = { session: 'own', kih: 'other' }

test.each([
  ['/api/login', { kind: 'login', tokenKind: 'session' }],
  ['/api/login/', { kind: 'login', tokenKind: 'session' }],
  ['/api/LOGIN', { kind: 'login', tokenKind: 'session' }],
  ['/api//login', { kind: 'login', tokenKind: 'session' }],
  ['/api/%6cogin', { kind: 'login', tokenKind: 'session' }],
  ['/api/loginKih', { kind: 'login', tokenKind: 'kih' }],
  ['/api/logout', { kind: 'logout', tokenKind: 'session' }],
  ['/api/logoutKih', { kind: 'logout', tokenKind: 'kih' }],
  ['/api/punchout/start', { kind: 'system-login' }],
  ['/api/Punchout/lookup', { kind: 'system-login' }],
  ['/api/punchout//order', { kind: 'system-login' }],
  ['/api/punchout/enter', { kind: 'other' }],
  ['/api/Error-Log/', { kind: 'report' }],
  ['/api/login/other', { kind: 'other' }],
  ['/api/getfeatures', { kind: 'other' }],
])('%s is known by its meaning', (path, call) => {
  expect(apiCallAt(path)).toEqual(call)
})

test('each token field gets the signature of its own service', () => {
  const fields = Object.entries({ token: 'a.b', userToken: 'c.d', tokenKih: 'e.f' })
  expect(Object.fromEntries(completedTokens(fields, signatures, { kind: 'other' })!)).toEqual({
    token: 'a.b.own',
    userToken: 'c.d.own',
    tokenKih: 'e.f.other',
  })
})

test('leaving the second service completes its token under the plain name', () => {
  const completed = completedTokens([['token', 'a.b']], signatures, { kind: 'logout', tokenKind: 'kih' })
  expect(completed?.get('token')).toBe('a.b.other')
})

test.each([
  ['no token at all', { term: 'a.b' }],
  ['the null of a stranger', { token: null }],
  ['a whole token', { token: 'a.b.c' }],
  ['a token that is no text', { token: { readable: 'a.b' } }],
])('%s leaves nothing to complete', (_, fields) => {
  expect(completedTokens(Object.entries(fields), signatures, { kind: 'other' })).toBeUndefined()
})
