/**
 * Behind `npm run build`. Stores a digest of its sources, so that `npm start` and the features build only after
 * a change.
 */
import { buildDigest, recordBuild } from './prepare.mjs'
import { runCommand, runNpm } from './run-command.mjs'

const STEPS = [
  () => runNpm(['run', '--silent', 'messages']),
  () => runCommand('react-router', ['build']),
  () => runCommand('node', ['scripts/build-info.mjs']),
  () => runCommand('node', ['scripts/precompress.mjs']),
]

// calculated before the build, because the build does not contain changes that are made while it runs
const digest = await buildDigest()
for (const run of STEPS) {
  const code = await run()
  if (code !== 0) process.exit(code)
}
await recordBuild(digest)
