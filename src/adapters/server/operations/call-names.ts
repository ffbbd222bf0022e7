import { callFinder } from '#contracts/call-finder.ts'
import type { Call } from '#contracts/calls.ts'

type NamedCall = Pick<Call, 'id' | 'method' | 'path'>

/** Name of an API request in the contract. Unknown requests share one name. */
export function callNames(calls: readonly NamedCall[]): (method: string, path: string) => string {
  const find = callFinder(calls)
  return (method, path) => find(method, path)?.call.id ?? (path.startsWith('/media/') ? 'media' : 'unknown')
}
