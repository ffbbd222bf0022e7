/** Behind `npm run commits:check [SINCE]`: the subject of each commit since SINCE is `type(area): verb object`. */
import { pathToFileURL } from 'node:url'
import { gitLines } from './project.mjs'

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build']
const LENGTH_MAX = 72
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?: (\\S+) \\S`)
/** The last commit before the format of subjects was introduced. */
const BEFORE_THE_FORMAT = '616bbd021454ed6d5b99e26d8e489fade2a0e23c'
/** The last commit before vague verbs were rejected. */
const BEFORE_THE_VERBS = '06ef1521998e29a379abc147c33e7448bf346b8d'
/** Verbs that do not state the change to a reader who has only the log. */
const VAGUE_VERBS = new Set(
  'ask bring carry close follow forget get give handle have hear hold keep know lead leave let make mind name note notice own put say see speak stand take tell think tidy trust want word'.split(
    ' ',
  ),
)

/** Error of a subject; `undefined` for a valid one. */
export function subjectError(subject, { allowsVagueVerbs = false } = {}) {
  if (subject.length > LENGTH_MAX) return `${subject.length} characters, at most ${LENGTH_MAX}`
  const [, verb] = SUBJECT.exec(subject) ?? []
  if (verb === undefined) return `not "type(area): verb object", with a type of ${TYPES.join(', ')}`
  if (/^[A-Z]/.test(verb)) return `"${verb}" begins with a capital`
  if (/(?:ed|ing)$/.test(verb) && !/^(?:bring|need|embed|feed|heed|seed|speed|string|ping)$/.test(verb))
    return `"${verb}" is no imperative`
  if (!allowsVagueVerbs && VAGUE_VERBS.has(verb))
    return `"${verb}" is vague: write add, remove, rename, move, reject, show, hide, store, return, validate …`
  return undefined
}

export function checkCommits(since = BEFORE_THE_FORMAT) {
  const older = new Set(gitLines('log', '--format=%h', `${since}..${BEFORE_THE_VERBS}`))
  const invalid = gitLines('log', '--no-merges', '--format=%h %s', `${since}..HEAD`)
    .map((line) => {
      const [hash = ''] = line.split(' ', 1)
      const error = subjectError(line.slice(hash.length + 1), { allowsVagueVerbs: older.has(hash) })
      return { line, error }
    })
    .filter(({ error }) => error !== undefined)
  for (const { line, error } of invalid) console.error(`${line}\n    ${error}`)
  return invalid.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = checkCommits(process.argv[2]) ? 0 : 1
