import type { Call } from '#contracts/calls.ts'

type NamedCall = Pick<Call, 'id' | 'method' | 'path'>

/** Name of an API request in the contract. Unknown requests share one name. */
export function callNames(calls: readonly NamedCall[]): (method: string, path: string) => string {
  const plain = new Map(calls.map(({ id, method, path }) => [`${method} ${path}`, id]))
  const withParameters = calls
    .filter(({ path }) => path.includes('/:'))
    .map(({ id, method, path }) => ({ id, method, pattern: patternOf(path) }))
  return (method, path) =>
    plain.get(`${method} ${path}`) ??
    withParameters.find((call) => call.method === method && call.pattern.test(path))?.id ??
    (path.startsWith('/media/') ? 'media' : 'unknown')
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
