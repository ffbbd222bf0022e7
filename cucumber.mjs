const common = {
  import: ['features/support/world.ts', 'features/steps/**/*.ts'],
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
export const browser = { ...at('browser'), ...PARALLEL }

export default memory
