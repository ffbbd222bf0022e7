import './production-mode.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Later starts load compiled code, which saves a fifth of the time. The build empties the directory. Without write
// access the server only starts more slowly.
enableCompileCache(fileURLToPath(new URL('../../../build/server/compile-cache', import.meta.url)))

const { run } = await import('./run.ts')
const { startShop } = await import('./start-server.ts')
await run(startShop)
// a killed process does not write the cache at its end
flushCompileCache()
