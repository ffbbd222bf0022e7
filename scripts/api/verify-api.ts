/**
 * `npm run verify-api -- --base-url URL [--account user:password]`: checks whether a server complies with the
 * contract.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CAPABILITIES, type Capability } from '#contracts/capabilities/capability-calls.ts'
import { runProbes, type Finding } from './kit/probe-runner.ts'
import { reportPage } from './kit/report-page.ts'
import { requirementSentences } from './kit/requirements.ts'
import type { CallResult } from './verify.ts'

const USAGE = `npm run verify-api -- --base-url https://api.example
  [--account full@demo.test:demo]      of a test customer, who may do everything
  [--other noprice@demo.test:demo]...  further accounts, such as one that sees no prices
  [--vin WMA06XZZ8CP034890]            a vehicle that the server knows
  [--only cart]...                     these capabilities instead of all
  [--report DIR]                       writes report.html and report.json`

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    account: { type: 'string', default: 'full@demo.test:demo' },
    other: { type: 'string', multiple: true, default: [] },
    vin: { type: 'string' },
    only: { type: 'string', multiple: true },
    report: { type: 'string' },
  },
})
const baseUrl = values['base-url']
if (baseUrl === undefined || !URL.canParse(baseUrl) || !/^https?:/.test(baseUrl)) {
  console.error(`--base-url needs an http or https address.\n${USAGE}`)
  process.exit(2)
}
const isCapability = (name: string): name is Capability => (CAPABILITIES as readonly string[]).includes(name)
const only = values.only?.filter(isCapability)
if (only?.length !== values.only?.length) {
  console.error(`--only needs one of ${CAPABILITIES.join(', ')}.`)
  process.exit(2)
}
const credentials = (text: string) => {
  const [username = '', password = ''] = text.split(/:(.*)/s)
  return { username, password }
}
const { findings, results } = await runProbes(
  { fetch, baseUrl, account: credentials(values.account) },
  { others: values.other.map(credentials), only, ...(values.vin !== undefined && { vin: values.vin }) },
)

const MARKS = {
  answered: 'ok     ',
  refused: 'refused',
  broken: 'BROKEN ',
  notOffered: '-      ',
} as const
for (const { call, outcome, status, breaks } of results) {
  console.log(`${MARKS[outcome]} ${call.method.padEnd(4)} ${call.path}${status ? ` (${status})` : ''}`)
  for (const text of new Set(breaks)) console.log(`          ${text}`)
}
const countCalls = (outcome: CallResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length
console.log(
  `\n${results.length} calls: ${countCalls('answered')} answered, ${countCalls('refused')} refused within the contract, ${countCalls('broken')} break it, ${countCalls('notOffered')} not offered`,
)

const count = (findings: readonly Finding[], outcome: Finding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length
const summary = (findings: readonly Finding[]) =>
  `${count(findings, 'passed')} passed, ${count(findings, 'failed')} failed, ${count(findings, 'untried')} not tried, ${count(findings, 'notOffered')} not offered`
for (const capability of new Set(findings.map((finding) => finding.capability))) {
  const capabilityFindings = findings.filter((finding) => finding.capability === capability)
  console.log(`\n${capability}: ${summary(capabilityFindings)}`)
  for (const { outcome, requirement, clause, reason = '' } of capabilityFindings) {
    if (outcome !== 'failed' && outcome !== 'untried') continue
    console.log(`  ${outcome === 'failed' ? 'FAILED   ' : 'not tried'} ${requirement} ${clause}`)
    for (const line of reason.split('\n')) console.log(`            ${line}`)
  }
}
console.log(`\nIn all: ${summary(findings)}`)

if (values.report !== undefined) {
  const sentences = requirementSentences()
  await mkdir(values.report, { recursive: true })
  const json = {
    baseUrl,
    at: new Date().toISOString(),
    findings: findings.map((finding) => ({ ...finding, specification: sentences.get(finding.requirement) })),
  }
  await writeFile(join(values.report, 'report.json'), `${JSON.stringify(json, null, 2)}\n`)
  await writeFile(join(values.report, 'report.html'), reportPage(findings, baseUrl, sentences))
}
process.exitCode = count(findings, 'failed') > 0 ? 1 : 0
