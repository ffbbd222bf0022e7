/** Behind `npm run commits:check [SINCE]`: the subject of each commit since SINCE is `type(area): verb object`. */
import { pathToFileURL } from 'node:url'
import { gitLines } from './project.mjs'

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build']
const LENGTH_MAX = 72
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?: (\\S+) \\S`)
/** The last commit before the format of subjects was introduced. */
const BEFORE_THE_FORMAT = '616bbd021454ed6d5b99e26d8e489fade2a0e23c'

/** Error of a subject; `undefined` for a valid one. */
export function subjectError(subject) {
  if (subject.length > LENGTH_MAX) return `${subject.length} characters, at most ${LENGTH_MAX}`
  const [, verb] = SUBJECT.exec(subject) ?? []
  if (verb === undefined) return `not "type(area): verb object", with a type of ${TYPES.join(', ')}`
  if (/^[A-Z]/.test(verb)) return `"${verb}" begins with a capital`
  if (/(?:ed|ing)$/.test(verb) && !/^(?:bring|need|embed|feed|heed|seed|speed|string|ping)$/.test(verb))
    return `"${verb}" is no imperative`
  return undefined
}

export function checkCommits(since = BEFORE_THE_FORMAT) {
  const faults = gitLines('log', '--no-merges', '--format=%h %s', `${since}..HEAD`)
    .map((line) => ({ line, fault: subjectError(line.slice(line.indexOf(' ') + 1)) }))
    .filter(({ fault }) => fault !== undefined)
  for (const { line, fault } of faults) console.error(`${line}\n    ${fault}`)
  return faults.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = checkCommits(process.argv[2]) ? 0 : 1
