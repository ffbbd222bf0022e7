// React's production build: the development build takes a third longer per page
process.env['NODE_ENV'] ??= 'production'

const common = {
  import: ['features/support/read-components.ts', 'features/support/world.ts', 'features/steps/**/*.ts'],
  format: ['progress', 'summary'],
  strict: true,
}

/** The same scenarios at three test levels; the tags of a scenario name its levels. */
const at = (depth) => ({ ...common, tags: `@${depth}`, worldParameters: { depth } })

export const memory = at('memory')
/** Scenarios over HTTP against several replicas of the server behind a load balancer, with one API. */
export const allReplicas = {
  ...at('http'),
  // all but the scenarios with a truncated API response: the load balancer would answer them with 502
  name: ['^(?!.*closes the connection)'],
}

/** Scenarios that depend on state which replicas share: idempotent orders, an order in two parts, and sessions. */
export const replicas = {
  ...allReplicas,
  tags: '@http and (@CHK-06 or @CHK-07 or @SESS-01)',
}

/** Two processes, each with a separate server and browser. */
const PARALLEL = { parallel: 2 }

export const http = { ...at('http'), ...PARALLEL }
/** Three processes use two cores fully, because a browser often waits for the server. */
export const browser = { ...at('browser'), parallel: 3 }

export default memory
