import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rules of CONTRIBUTING.md, "Wording", that a pattern can check in one sentence. */
const RULES = {
  'begin with a noun or a verb':
    /^(?:who|whom|whose|what|whoever|whatever|whether|where|wherever|which|that|of|how) [^?]*$/i,
  'use a standard verb (is, store, report, verify, contain, redirect)':
    /\b(?:stands?|stood|standing|lies?|lay(?! out)|tells?|told|telling|holds?|held|holding|leads?(?! time)|led)\b/i,
  'name the actor (user, browser, server, API)': /\b(?:whoever|nobody|somebody|one's own)\b/i,
  'write "only", "again", "in the meantime" or "separate"':
    /\b(?:alone|anew|meanwhile|of (?:its|their|our|his|her) own)\b/i,
  'write "is not a" or name the noun':
    /(?<!\bthere )\b(?:is|are|was|were) (?:no(?! longer\b| more\b)|none)\b|\b(?:has|have|had) none\b/i,
  'write "confirmed by the user"': /\basked back\b/i,
  'write the usual phrase (still, no longer, returns, continues, in flight, processed, after hydration)':
    /\b(?:all the same|as good as|in vain|any ?more|gives? back|goes? on|under way|carried out|hears?|page is alive|became of)\b|\b(?:for|of|to) who\b|\b(?:request|answer|change)s? (?:is|are) on (?:its|their) way/i,
}
type Rule = keyof typeof RULES

/** Further rules for test titles: words that earlier titles used with a private meaning. */
const TITLE_RULES = {
  'write "returns", "responds with", "contains" or "accepts"':
    /\b(?:answers|gives|says|knows|believes|trusts|honours|forgets?)\b/,
  'write "requested", "reported", "stored" or "retained"': /\b(?:is|are|was|were) (?:asked|told|kept)\b/,
  'write "quantity" or "unit"': /\bpieces?\b/,
  'name the result (not "as such", "in turn", "lets", "does without" or "makes do")':
    /\b(?:as such|in turn|lets|(?:do|does) without|makes? do)\b/,
}
type TitleRule = keyof typeof TITLE_RULES

/** Declares a limit whose name neither ends in `_MAX` nor in `_MIN`. */
const BADLY_NAMED_LIMIT =
  /\bconst (?:(?:MOST|LONGEST|LARGEST|SHORTEST|SMALLEST|LEAST|MAX|MIN)(?:_\w+)?|\w+_(?:MOST|(?:MAX|MIN)_\w+)) = /

const withoutQuotations = (text: string) =>
  text.replaceAll(/`[^`\n]+`/g, 'CODE').replaceAll(/"[^"\n]*"|“[^”\n]*”/g, 'QUOTE')

const sentencesIn = (text: string) =>
  text.split(/(?<=[.!?:])\s+(?=[A-Z])/).map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())

/** Sentences of a Markdown file, without code, quotations and addresses. */
function sentencesOfMarkdown(text: string): string[] {
  return withoutQuotations(text.replaceAll(/^```[\s\S]*?^```$/gm, '\n\n'))
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_[\]]/g, '')
    .split(/\n\s*\n|\n\s*(?:[-+]|\d+\.|#+)\s|^#+ |\|/m)
    .flatMap(sentencesIn)
}

function sentencesOfComments(text: string): string[] {
  const blocks = [...text.matchAll(/(?:^|\s)\/\*\*?\s([\s\S]*?)\*\//g)].map(([, block]) =>
    block!.replaceAll(/^\s*\* ?/gm, ''),
  )
  const lines = [...text.matchAll(/(?:^|\s)\/\/ (.*)$/gm)].map(([, line]) => line!)
  return [...blocks, ...lines].map(withoutQuotations).flatMap(sentencesIn)
}

/** Test titles. A title that continues its group ("of a call", "that fails") is checked with a noun in front. */
function titlesOfTests(text: string): string[] {
  const calls =
    /(^[ \t]+)?\b(?:it|test|describe)(?:\.\w+(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(.*?)\2/gm
  return [...text.matchAll(calls)].map(([, indent, , title]) =>
    withoutQuotations(indent && /^(?:of|that|which|whose) /.test(title!) ? `NOUN ${title}` : title!),
  )
}

function titlesOfScenarios(text: string): string[] {
  const titles = text.matchAll(/^\s*(?:Feature|Rule|Scenario|Scenario Outline): (.*)$/gm)
  return [...titles].map(([, title]) => withoutQuotations(title!))
}

/** The examples of this file break the rules. */
const OWN = ':!tests/architecture/wording.spec.ts'

const SOURCES = [
  { name: 'documents', files: ['*.md'], sentencesOf: sentencesOfMarkdown, rules: RULES },
  {
    name: 'comments',
    files: ['*.ts', '*.tsx', '*.mjs', OWN],
    sentencesOf: sentencesOfComments,
    rules: RULES,
  },
  {
    name: 'test titles',
    files: ['tests/*.spec.ts', 'tests/*.spec.tsx', OWN],
    sentencesOf: titlesOfTests,
    rules: { ...RULES, ...TITLE_RULES },
  },
  {
    name: 'scenario titles',
    files: ['features/*.feature'],
    sentencesOf: titlesOfScenarios,
    rules: RULES,
  },
]

const filesOf = (patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')

function violationsOf(sentences: readonly string[], rules: Record<string, RegExp> = RULES): string[] {
  return sentences.flatMap((sentence) =>
    Object.entries(rules).flatMap(([rule, pattern]) =>
      pattern.test(sentence) ? [`${rule}: ${sentence}`] : [],
    ),
  )
}

it.each(SOURCES)('the sentences of $name follow the wording rules', ({ files, sentencesOf, rules }) => {
  const paths = filesOf(files)
  expect(paths.length).toBeGreaterThan(0)
  const violations = paths.flatMap((path) =>
    violationsOf(sentencesOf(readFileSync(path, 'utf8')), rules).map((violation) => `${path}: ${violation}`),
  )
  expect(violations).toEqual([])
})

it.each<[Rule, string]>([
  ['begin with a noun or a verb', 'What is cancelled leaves the calendar.'],
  ['use a standard verb (is, store, report, verify, contain, redirect)', 'Errors are told once.'],
  ['name the actor (user, browser, server, API)', 'In the undo bar nobody has to hurry.'],
  ['write "only", "again", "in the meantime" or "separate"', 'The server alone renders the page.'],
  ['write "is not a" or name the noun', 'An order in another unit is no order.'],
  ['write "confirmed by the user"', 'Ambiguous quantities are asked back.'],
  [
    'write the usual phrase (still, no longer, returns, continues, in flight, processed, after hydration)',
    'The tab is informed about what became of the order.',
  ],
])('a sentence that breaks "%s" is reported', (rule, sentence) => {
  const text = `# Title\n\nThe first sentence is fine. ${sentence}\n\n- \`code\` is fine.\n`
  expect(violationsOf(sentencesOfMarkdown(text))).toEqual([`${rule}: ${sentence}`])
})

it.each<[TitleRule, string]>([
  ['write "returns", "responds with", "contains" or "accepts"', 'answers no other path'],
  ['write "requested", "reported", "stored" or "retained"', 'the cart is kept'],
  ['write "quantity" or "unit"', 'a price per piece is shown'],
  ['name the result (not "as such", "in turn", "lets", "does without" or "makes do")', 'are marked as such'],
])('a test title that breaks "%s" is reported', (rule, title) => {
  expect(violationsOf(titlesOfTests(`it('${title}', () => {})`), TITLE_RULES)).toEqual([`${rule}: ${title}`])
})

it('code, quotations, addresses and questions are not checked', () => {
  const text = 'Run `npm run hold` and read "it stands".\n\n[Link](docs/where-it-lies.md) What is missing?\n'
  expect(violationsOf(sentencesOfMarkdown(text))).toEqual([])
})

it('the title of a test may continue the title of its group', () => {
  const text =
    "describe('a list', () => {\n  it('of parts is sorted', () => {})\n  it('that is told', () => {})\n})"
  expect(violationsOf(titlesOfTests(text))).toEqual([expect.stringMatching(/^use a standard verb/)])
})

it.each([
  ['comment', '/** What waits for\n * the network. */\nconst a = 1 // Who asks', sentencesOfComments],
  [
    'test title',
    "it.each([1])('what waits for the network', () => {})\ntest('who asks', () => {})",
    titlesOfTests,
  ],
  ['scenario title', 'Feature: What waits for the network\n\n  Scenario: Who asks\n', titlesOfScenarios],
])('each bad %s is reported', (_, text, sentencesOf) => {
  expect(violationsOf(sentencesOf(text)).map((violation) => violation.toLowerCase())).toEqual([
    expect.stringContaining('what waits for the network'),
    expect.stringContaining('who asks'),
  ])
})

it('the name of a limit ends in _MAX or _MIN', () => {
  const paths = filesOf(['*.ts', '*.tsx', '*.mjs'])
  expect(paths.filter((path) => BADLY_NAMED_LIMIT.test(readFileSync(path, 'utf8')))).toEqual([])
})

it.each(['LONGEST_NAME', 'MOST_LINES', 'LINES_MOST', 'MAX_PAGE', 'SLUG_MAX_LENGTH', 'MOST'])(
  'a limit called %s is reported',
  (name) => {
    expect(`const ${name} = 5`).toMatch(BADLY_NAMED_LIMIT)
  },
)
