import { defineConfig } from 'vitest/config'

// set before Vite reads it: otherwise packages resolve to their development builds
process.env.NODE_ENV = 'production'

/** Specs that need a browser and the built shop (`npm run build` first), or build the static demo. */
export default defineConfig({
  test: {
    include: ['tests/{browser,demo}/**/*.spec.ts'],
    environment: 'node',
    restoreMocks: true,
    // the files of a process share its modules and its browser
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // three processes use two cores fully, because a browser often waits for the server
    maxWorkers: 3,
    // number of pages that run in parallel in a file that declares its tests concurrent
    maxConcurrency: 2,
  },
})
