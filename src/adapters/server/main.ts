import './production-mode.ts'
import { run } from './run.ts'
import { startShop } from './start-server.ts'

await run(startShop)
