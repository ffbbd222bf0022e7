/** Behind `npm start`: starts the shop from a fresh checkout, with any Node on the machine. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs'
import { projectNode } from './project.mjs'
import { runCommand } from './run-command.mjs'

if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1)

// The channel signals to the server that this process has died without a signal
// a bound on new objects saves 100 MiB at the same speed, as in deploy/Dockerfile
process.exitCode = await runCommand(
  projectNode(),
  ['--max-semi-space-size=16', 'src/adapters/server/main.ts'],
  {
    env: { NODE_ENV: 'production' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
