import { expect, it } from 'vitest'
import { callsOf, type Call } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'

const calls = callsOf(shopContract)
const pathsOf = (them: readonly Call[]) => them.map(({ path }) => path)

/** Matches paths whose last segment is named after a side effect. */
const CHANGE =
  /(?:accept|add\w*|ask|change|decide|decline|grant|import|invite|resend|withdraw|set\w*|save|create|rename|delete|restore|move|copy|update\w*|share|unshare|duplicate|activate|merge|place|order|enter|start|return|queue|cancel\w*|subscribe|submit|rotate|revoke|run|schedule|replay|test|report|reply|requestChange|login\w*|logout\w*|error-log|:passwordReset)\/?$/i

it('no call with side effects is marked as a query', () => {
  const suspects = calls.filter(({ isRead, path }) => isRead && CHANGE.test(path))
  // this path ends like a side effect (error-log), but the call only reads error reports
  expect(pathsOf(suspects)).toEqual(['/api/admin/error-log'])
})

it('each call without side effects is marked as a query, except for the mock backend’s settings and polled downloads', () => {
  const rest = calls.filter(({ isRead, path }) => !isRead && !CHANGE.test(path))
  expect(pathsOf(rest)).toEqual(['/api/admin/mock', '/api/documents/status'])
})
