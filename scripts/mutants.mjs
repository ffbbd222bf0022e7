/** What a run of `npm run test:mutation` says. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { fromRoot } from './project.mjs'

/** Percent of the changes that the specs of the same folder notice. */
const leastOf = (folder) => (folder.startsWith('src/domain') ? 90 : 80)

/** States of a mutant; others, such as a source that does not compile, say nothing. */
const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/**
 * Changes that alter nothing anybody could observe, by file. `line` is the source line, `mutant` what stands in it
 * instead.
 * @returns {Promise<Record<string, { line: string, mutant: string, reason: string }[]>>}
 */
export const listEquivalents = async () =>
  parse(await readFile(fromRoot('tests/equivalent-mutants.yaml'), 'utf8'))

const oneLine = (text) => text.trim().replace(/\s+/g, ' ')

/**
 * Holds the mutants of a folder against the list of equivalent ones. An equivalent that a spec noticed, or whose line is
 * gone, is a finding.
 */
export async function judge(folder, mutants, equivalents, sourceOf) {
  const findings = []
  const counts = { noticed: 0, unnoticed: 0, equivalent: 0 }
  for (const [fileName, own] of Map.groupBy(mutants, (mutant) => mutant.fileName)) {
    const { file, source } = await sourceOf(fileName)
    const lines = source.split('\n').map(oneLine)
    const listed = equivalents[file] ?? []
    for (const { line } of listed) {
      if (lines.includes(oneLine(line))) continue
      findings.push(`✗ ${file}: no line ${JSON.stringify(line)}: see tests/equivalent-mutants.yaml`)
    }
    for (const { status, location, replacement = '' } of own) {
      const at = location.start.line
      const line = lines[at - 1] ?? ''
      const isListed = listed.some(
        (one) => oneLine(one.line) === line && oneLine(one.mutant) === oneLine(replacement),
      )
      if (UNNOTICED.includes(status) && isListed) counts.equivalent += 1
      else if (UNNOTICED.includes(status)) {
        counts.unnoticed += 1
        const why = status === 'Survived' ? 'not noticed' : 'no spec runs it'
        findings.push(`✗ ${file}:${at}: ${why}: ${oneLine(replacement).slice(0, 120)}\n    ${line}`)
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
