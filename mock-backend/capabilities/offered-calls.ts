import { isAppRoute, type AppRouter } from '@ts-rest/core'
import { mayOmitCall } from '#contracts/capabilities/capability-calls.ts'

/** The contract without the calls of omitted capabilities: the backend responds to them as to any unknown path. */
export function offeredCalls<Router extends AppRouter>(
  router: Router,
  notOffered: ReadonlySet<string>,
  area = '',
): Router {
  const offered = Object.entries(router).flatMap(([name, node]): [string, unknown][] => {
    const id = area === '' ? name : `${area}.${name}`
    if (!isAppRoute(node)) return [[name, offeredCalls(node, notOffered, id)]]
    return mayOmitCall(id, notOffered) ? [] : [[name, node]]
  })
  return Object.fromEntries(offered) as Router
}
