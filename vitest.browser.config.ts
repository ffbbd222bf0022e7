import { defineConfig } from 'vitest/config'

/** What needs the built shop and a browser: `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.spec.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // pages of one browser, where a file says so
    maxConcurrency: 2,
  },
})
