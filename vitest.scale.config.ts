import { defineConfig } from 'vitest/config'

/** What needs the built shop, Redis and haproxy: `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/scale/**/*.spec.ts'],
    environment: 'node',
    // a test that asserts nothing cannot fail
    expect: { requireAssertions: true },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
