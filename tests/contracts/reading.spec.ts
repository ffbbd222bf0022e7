import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { expect, it } from 'vitest'
import { isRead } from '#contracts/reading.ts'
import { shopContract } from '#contracts/shop.contract.ts'

const routesOf = (router: AppRouter): AppRoute[] =>
  Object.values(router).flatMap((node) => (isAppRoute(node) ? [node] : routesOf(node)))
const routes = routesOf(shopContract)
const namesOf = (them: readonly AppRoute[]) => them.map(({ path }) => path)

/** What a path that changes something says of itself. */
const CHANGE =
  /(?:add\w*|import|set\w*|save|create|rename|delete|restore|move|copy|update\w*|share|unshare|duplicate|activate|merge|place|order|enter|start|return|queue|cancel\w*|subscribe|submit|rotate|revoke|run|schedule|replay|test|report|reply|requestChange|login\w*|logout\w*|error-log|:passwordReset)\/?$/i

it('nothing that changes something may be asked again', () => {
  const suspects = routes.filter((route) => isRead(route) && CHANGE.test(route.path))
  // of the admin page: it reads what was reported
  expect(namesOf(suspects)).toEqual(['/api/admin/error-log'])
})

it('every other call is a read, but for what is asked at intervals anyway', () => {
  const rest = routes.filter((route) => !isRead(route) && !CHANGE.test(route.path))
  expect(namesOf(rest)).toEqual(['/api/admin/mock', '/api/documents/status'])
})
