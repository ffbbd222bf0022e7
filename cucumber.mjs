// the shop as it is served: React's development build takes a third longer for each page
process.env['NODE_ENV'] ??= 'production'

const common = {
  import: ['features/support/read-components.ts', 'features/support/world.ts', 'features/steps/**/*.ts'],
  format: ['progress', 'summary'],
  strict: true,
}

/** The same scenarios at three depths; its tags say at which of them a scenario speaks. */
const at = (depth) => ({ ...common, tags: `@${depth}`, worldParameters: { depth } })

export const memory = at('memory')
/** Through a balancer to replicas, which have one API together. */
export const allReplicas = {
  ...at('http'),
  // an API that breaks off in the middle does so to one process: over this way it answers that it is gone
  name: ['^(?!The API is gone in the middle)'],
}

/** An order and a session. */
export const replicas = {
  ...allReplicas,
  paths: ['features/checkout/ordering.feature', 'features/session/session.feature'],
}

/** Two at once, each with a server and a browser of its own. */
const PARALLEL = { parallel: 2 }

export const http = { ...at('http'), ...PARALLEL }
/** A browser often waits for the page and the page for the server: a third one keeps two cores busy. */
export const browser = { ...at('browser'), parallel: 3 }

export default memory
