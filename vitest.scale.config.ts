import { defineConfig } from 'vitest/config'

/** Specs that need the built shop, Redis and haproxy: `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/scale/**/*.spec.ts'],
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
