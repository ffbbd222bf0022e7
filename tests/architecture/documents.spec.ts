import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Paths of the example in docs/guides/add-a-page.md, and placeholders. */
const EXAMPLE = /warranty|NNNN/
const FOLDERS = 'src|tests|features|docs|contracts|mock-backend|scripts|deploy|examples'
const NAMED_FILE = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+\\.\\w+)\``, 'g')

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

function anchorsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** Relative links, anchors and named files that do not exist. */
function deadReferencesOf(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link]) => link!)
  const deadLinks = links.filter((link) => {
    if (EXAMPLE.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
  const files = [...text.matchAll(NAMED_FILE)].map(([, file]) => file!)
  return [...deadLinks, ...files.filter((file) => !EXAMPLE.test(file) && !existsSync(file))]
}

it.each(documents)('each link and file name in %s exists', (path) => {
  expect(deadReferencesOf(path, readFileSync(path, 'utf8'))).toEqual([])
})

it.each([
  ['[a](missing.md)', 'missing.md'],
  ['[a](CONTRIBUTING.md#missing)', 'CONTRIBUTING.md#missing'],
  ['`src/missing.ts`', 'src/missing.ts'],
])('the reference %s to a missing file is reported', (text, reference) => {
  expect(deadReferencesOf('README.md', text)).toEqual([reference])
})

it('the README has at most 90 lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(90)
})

function faultsOfGlossary(glossary: string, messages: Readonly<Record<string, string>>): string[] {
  const trade = glossary.split('## Technical terms')[0]!
  const ids = [...trade.matchAll(/\| `([\w.-]+)` +\|$/gm)].map(([, id]) => id!)
  const wide = glossary.split('\n').filter((line) => line.startsWith('|') && line.split('|').length - 2 > 6)
  return [
    ...ids.filter((id) => !(id in messages)).map((id) => `unknown message ${id}`),
    ...wide.map((line) => `more than six columns: ${line}`),
  ]
}

it('the glossary refers to existing messages, in tables of at most six columns', () => {
  const messages = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Record<string, string>
  expect(faultsOfGlossary(readFileSync('docs/glossary.md', 'utf8'), messages)).toEqual([])
})

it('an unknown message and a seventh column of the glossary are reported', () => {
  const glossary = '| part | Spare part | `product` | `part.missing` |\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 |\n'
  expect(faultsOfGlossary(glossary, {})).toEqual([
    'unknown message part.missing',
    'more than six columns: | 1 | 2 | 3 | 4 | 5 | 6 | 7 |',
  ])
})
