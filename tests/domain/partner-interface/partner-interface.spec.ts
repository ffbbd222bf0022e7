import { expect, it } from 'vitest'
import {
  filteredCalls,
  isScope,
  readCallFilter,
  SCOPES,
  type LoggedCall,
} from '#domain/partner-interface/partner-interface.ts'

const call = (id: string, at: string, direction: 'IN' | 'OUT', status: number): LoggedCall => ({
  id,
  at,
  direction,
  status,
  subject: 'GET /v1/stock',
  milliseconds: 40,
})
const CALLS = [
  call('a', '2026-11-20T10:00:00Z', 'IN', 200),
  call('b', '2026-11-19T10:00:00Z', 'OUT', 503),
  call('c', '2026-11-18T10:00:00Z', 'IN', 400),
]
const shown = (query: string) =>
  filteredCalls(CALLS, readCallFilter(new URLSearchParams(query))).map(({ id }) => id)

it.each([
  ['', ['a', 'b', 'c']],
  ['direction=IN', ['a', 'c']],
  ['status=failed', ['b', 'c']],
  ['status=ok', ['a']],
  ['direction=IN&status=failed', ['c']],
  ['from=2026-11-19', ['a', 'b']],
  ['to=2026-11-18', ['c']],
  ['from=2026-11-20&to=2026-11-19', ['a', 'b']],
  ['from=19/11/2026', ['a', 'b']],
  ['from=2026-13-45', ['a', 'b', 'c']],
  ['from=20+Nov+2026', ['a', 'b', 'c']],
  ['to=2026-11-18T09:00', ['a', 'b', 'c']],
  ['from=yesterday&direction=SIDEWAYS&status=', ['a', 'b', 'c']],
])('filters messages by "%s" to %j', (query, ids) => expect(shown(query)).toEqual(ids))

it('accepts only known scopes', () => {
  expect(SCOPES.every(isScope)).toBe(true)
  expect(isScope('orders:delete')).toBe(false)
})
