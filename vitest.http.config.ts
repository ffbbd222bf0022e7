import { defineConfig } from 'vitest/config'

/** What needs the built shop: `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/http/**/*.spec.ts'],
    environment: 'node',
    // the built shop, as it is served
    env: { NODE_ENV: 'production' },
    // a test that asserts nothing cannot fail
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
