import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rules of CONTRIBUTING.md, "Wording", that a pattern can check in one sentence. */
const RULES = {
  'begin with a noun or a verb':
    /^(?:who|whom|whose|what|whoever|whatever|whether|where|wherever|which|that|of|how) [^?]*$/i,
  'use a standard verb (is, store, report, verify, contain, redirect)':
    /\b(?:stands?|stood|standing|lies?|lay(?! out)|tells?|told|telling|holds?|held|holding|leads?|led)\b/i,
  'name the actor (user, browser, server, API)': /\b(?:whoever|nobody|somebody|one's own)\b/i,
  'write "only", "again", "in the meantime" or "separate"':
    /\b(?:alone|anew|meanwhile|of (?:its|their|our|his|her) own)\b/i,
  'write "is not a" or name the noun':
    /(?<!\bthere )\b(?:is|are|was|were) (?:no(?! longer\b| more\b)|none)\b|\b(?:has|have|had) none\b/i,
  'write "confirmed by the user"': /\basked back\b/i,
}
type Rule = keyof typeof RULES

/** Sentences of a Markdown file, without code, quotations and addresses. */
function sentencesOfMarkdown(text: string): string[] {
  return text
    .replaceAll(/^```[\s\S]*?^```$/gm, '\n\n')
    .replaceAll(/`[^`\n]+`/g, 'CODE')
    .replaceAll(/"[^"\n]*"|“[^”\n]*”/g, 'QUOTE')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_[\]]/g, '')
    .split(/\n\s*\n|\n\s*(?:[-+]|\d+\.|#+)\s|^#+ |\||(?<=[.!?:])\s+(?=[A-Z])/m)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
}

/** Further kinds of text get a row. `atMost` counts today's violations; it may only fall. */
const SOURCES = [{ name: 'documents', files: ['*.md'], sentencesOf: sentencesOfMarkdown, atMost: 0 }]

function violationsOf(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    Object.entries(RULES).flatMap(([rule, pattern]) =>
      pattern.test(sentence) ? [`${rule}: ${sentence}`] : [],
    ),
  )
}

it.each(SOURCES)('the sentences of $name follow the wording rules', ({ files, sentencesOf, atMost }) => {
  const paths = execFileSync('git', ['ls-files', ...files], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(paths.length).toBeGreaterThan(0)
  const violations = paths.flatMap((path) =>
    violationsOf(sentencesOf(readFileSync(path, 'utf8'))).map((violation) => `${path}: ${violation}`),
  )
  expect(violations.length, violations.join('\n')).toBeLessThanOrEqual(atMost)
})

it.each<[Rule, string]>([
  ['begin with a noun or a verb', 'What is cancelled leaves the calendar.'],
  ['use a standard verb (is, store, report, verify, contain, redirect)', 'Errors are told once.'],
  ['name the actor (user, browser, server, API)', 'In the undo bar nobody has to hurry.'],
  ['write "only", "again", "in the meantime" or "separate"', 'The server alone renders the page.'],
  ['write "is not a" or name the noun', 'An order in another unit is no order.'],
  ['write "confirmed by the user"', 'Ambiguous quantities are asked back.'],
])('a sentence that breaks "%s" is reported', (rule, sentence) => {
  const text = `# Title\n\nThe first sentence is fine. ${sentence}\n\n- \`code\` is fine.\n`
  expect(violationsOf(sentencesOfMarkdown(text))).toEqual([`${rule}: ${sentence}`])
})

it('code, quotations, addresses and questions are not checked', () => {
  const text = 'Run `npm run hold` and read "it stands".\n\n[Link](docs/where-it-lies.md) What is missing?\n'
  expect(violationsOf(sentencesOfMarkdown(text))).toEqual([])
})
