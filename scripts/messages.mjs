/** Behind `npm run messages`: compiles the messages of each language if their sources have changed. */
import { existsSync } from 'node:fs'
import { digestOf, fromRoot, readStoredValue, storeValue } from './project.mjs'
import { runCommand } from './run-command.mjs'

const SOURCES = [
  'src/ui/messages',
  'src/domain/pages',
  'src/ui/intl/text-parts.ts',
  'scripts/split-messages.mjs',
  'package-lock.json',
]
const COMPILED = 'src/ui/messages/compiled'

const digest = await digestOf(SOURCES)
if (!existsSync(fromRoot(COMPILED)) || (await readStoredValue('messages')) !== digest) {
  const compile = ['compile-folder', '--ast', '--format', 'simple', 'src/ui/messages', COMPILED]
  for (const command of [
    ['formatjs', compile],
    ['node', ['scripts/split-messages.mjs']],
  ]) {
    const code = await runCommand(...command)
    if (code !== 0) process.exit(code)
  }
  await storeValue('messages', digest)
}
