/** Evaluates the results of `npm run test:mutation`. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { fromRoot } from './project.mjs'

/** Minimum percentage of mutants that the specs of the folder must detect. */
const leastOf = (folder) => (folder.startsWith('src/domain') ? 90 : 80)

/** Statuses of detected mutants. */
const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/**
 * Equivalent mutants by file: in the source line `line`, `find` was replaced by `replace`.
 * @returns {Promise<Record<string, { line: string, find: string, replace: string, reason: string }[]>>}
 */
export const listEquivalents = async () =>
  parse(await readFile(fromRoot('tests/equivalent-mutants.yaml'), 'utf8'))

/** Returns the source text of a range. Lines and columns start at 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines.push(lines.pop().slice(0, end.column - 1))
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

const cut = (text) => text.slice(0, 100)
const oneLine = (text) => text.trim().replace(/\s+/g, ' ')

/**
 * Compares the mutants of a folder with the list of equivalent ones. An equivalent mutant that a spec detected,
 * or whose line no longer exists, is reported.
 */
export async function compareMutants(folder, mutants, equivalents, sourceOf) {
  const findings = []
  const counts = { noticed: 0, unnoticed: 0, equivalent: 0 }
  for (const [fileName, fileMutants] of Map.groupBy(mutants, (mutant) => mutant.fileName)) {
    const { file, source } = await sourceOf(fileName)
    const lines = source.split('\n').map(oneLine)
    const listed = equivalents[file] ?? []
    for (const { line } of listed) {
      if (lines.includes(oneLine(line))) continue
      findings.push(`✗ ${file}: no line ${JSON.stringify(line)}: see tests/equivalent-mutants.yaml`)
    }
    for (const { status, location, replacement = '' } of fileMutants) {
      const at = location.start.line
      const line = lines[at - 1] ?? ''
      const original = oneLine(textAt(source, location))
      const isListed = listed.some(
        (one) =>
          oneLine(one.line) === line &&
          oneLine(one.find) === original &&
          oneLine(one.replace) === oneLine(replacement),
      )
      if (UNNOTICED.includes(status) && isListed) counts.equivalent += 1
      else if (UNNOTICED.includes(status)) {
        counts.unnoticed += 1
        const why = status === 'Survived' ? 'not noticed' : 'no spec runs it'
        findings.push(`✗ ${file}:${at}: ${why}: ${cut(original)} → ${cut(oneLine(replacement))}\n    ${line}`)
      } else if (NOTICED.includes(status)) {
        counts.noticed += 1
        if (isListed) findings.push(`✗ ${file}:${at}: is no equivalent, a spec notices: ${replacement}`)
      }
    }
  }
  const all = counts.noticed + counts.unnoticed
  const score = all === 0 ? 100 : (100 * counts.noticed) / all
  return { folder, ...counts, score, least: leastOf(folder), isSharp: score >= leastOf(folder), findings }
}

export const summary = ({ folder, noticed, unnoticed, equivalent, score, least, isSharp }) =>
  `${isSharp ? '✓' : '✗'} ${folder.padEnd(34)} ${score.toFixed(1).padStart(5)} % of ${least}: ` +
  `${noticed} of ${noticed + unnoticed} changes noticed, ${equivalent} equivalent`
