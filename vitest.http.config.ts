import { defineConfig } from 'vitest/config'

// set before Vite reads it: otherwise packages resolve to their development builds
process.env.NODE_ENV = 'production'

/** Specs that need the built shop: `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/http/**/*.spec.ts'],
    environment: 'node',
    // a test without assertions cannot fail
    expect: { requireAssertions: true },
    // one process for all files: they load the server and the mock's data once
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
