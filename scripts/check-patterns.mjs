/** Checks that every regular expression of the sources runs in linear time for any text. */
import { globSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import ts from 'typescript'
import { fromRoot } from './project.mjs'

const SOURCES = '{src,contracts,mock-backend}/**/*.{ts,tsx}'

/**
 * Files with patterns that recheck cannot analyse (lookarounds, patterns built at run time):
 * `tests/architecture/linear-time` measures their run time instead.
 */
const MEASURED = new Set([
  'contracts/addresses/addresses.contract.ts',
  'mock-backend/search-engine/search-words.ts',
  'src/adapters/server/login/client-address.ts',
  'src/adapters/server/operations/call-names.ts',
  'src/adapters/server/pictures/picture-address.ts',
  'src/domain/errors/secrets.ts',
  'src/domain/partner-interface/webhook-url.ts',
  'src/domain/list-reader/column-roles.ts',
  'src/domain/list-reader/ignored-lines.ts',
  'src/domain/list-reader/list-quantity.ts',
  'src/domain/list-reader/number-variants.ts',
  'src/domain/list-reader/prose-words.ts',
  'src/domain/list-reader/quantity-doubts.ts',
  'src/domain/list-reader/quantity-words.ts',
  'src/domain/search/part-number.ts',
])

const patterns = new Map()
for (const file of globSync(SOURCES, { cwd: fromRoot() })) {
  if (MEASURED.has(file)) continue
  const source = ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest)
  const collect = (node) => {
    const isMade = ts.isNewExpression(node) && node.expression.escapedText === 'RegExp'
    if (ts.isRegularExpressionLiteral(node) || isMade) {
      const text = isMade ? 'new RegExp' : node.text
      patterns.set(text, [...(patterns.get(text) ?? []), file])
    }
    ts.forEachChild(node, collect)
  }
  collect(source)
}

let failures = 0
for (const [text, files] of patterns) {
  const result = await classify(text)
  if (result === 'safe') continue
  failures += 1
  console.error(`${result}: ${text} in ${files.join(', ')}`)
}
if (failures === 0) console.log(`${patterns.size} regular expressions, each linear`)
// the child process of recheck would prevent this process from ending
process.exit(failures === 0 ? 0 : 1)

async function classify(text) {
  if (!text.startsWith('/')) return 'made at run time'
  const end = text.lastIndexOf('/')
  const { status, complexity } = await check(text.slice(1, end), text.slice(end + 1), {
    checker: 'automaton',
    // timeout of the analysis in ms; recheck needs far less for a linear pattern on an idle machine
    timeout: 120_000,
  })
  return status === 'vulnerable' ? complexity.summary : status
}
