import { defineConfig } from 'vitest/config'

// before Vite reads it: otherwise packages resolve to their development builds
process.env.NODE_ENV = 'production'

/** What needs the built shop and a browser: `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.spec.ts'],
    environment: 'node',
    restoreMocks: true,
    // the files of a process share its modules and its browser
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // a browser often waits, for the page, for the server or for an answer that never comes: three keep two cores busy
    maxWorkers: 3,
    // pages of one browser, where a file says so
    maxConcurrency: 2,
  },
})
