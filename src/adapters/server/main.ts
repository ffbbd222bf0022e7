import './production-mode.ts'
import { run } from './run.ts'
import { startServer } from './start-server.ts'

await run(startServer)
