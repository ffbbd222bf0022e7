/** `npm run verify-api -- --base-url URL [--account user:password]`: does a server keep the contract? */
import { parseArgs } from 'node:util'
import { verifyApi, type Verdict } from './verify.ts'

const USAGE = 'npm run verify-api -- --base-url https://api.example [--account full@demo.test:demo]'

const { values } = parseArgs({
  options: { 'base-url': { type: 'string' }, account: { type: 'string', default: 'full@demo.test:demo' } },
})
const baseUrl = values['base-url']
if (baseUrl === undefined || !URL.canParse(baseUrl) || !/^https?:/.test(baseUrl)) {
  console.error(`--base-url needs an http or https address.\n${USAGE}`)
  process.exit(2)
}
const [username = '', password = ''] = values.account.split(/:(.*)/s)
const verdicts = await verifyApi({ fetch, baseUrl, account: { username, password } })

const MARKS = { answered: 'ok     ', refused: 'refused', broken: 'BROKEN ' } as const
for (const { call, outcome, status, breaks } of verdicts) {
  console.log(`${MARKS[outcome]} ${call.method.padEnd(4)} ${call.path}${status ? ` (${status})` : ''}`)
  for (const text of new Set(breaks)) console.log(`          ${text}`)
}
const count = (outcome: Verdict['outcome']) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).length
console.log(
  `\n${verdicts.length} calls: ${count('answered')} answered, ${count('refused')} refused within the contract, ${count('broken')} break it`,
)
process.exitCode = count('broken') > 0 ? 1 : 0
