/** Behind `npm start`: starts the shop from a fresh checkout, with any Node on the machine. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs'
import { projectNode } from './project.mjs'
import { runCommand } from './run-command.mjs'

if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1)

// ipc: the server notices by the closed channel if this process dies without a signal. max-semi-space-size:
// limiting the space for new objects saves 100 MiB without loss of speed, as in deploy/Dockerfile.
process.exitCode = await runCommand(
  projectNode(),
  ['--max-semi-space-size=16', 'src/adapters/server/main.ts'],
  {
    env: { NODE_ENV: 'production' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
