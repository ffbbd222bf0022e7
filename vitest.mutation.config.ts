import { defineConfig } from 'vitest/config'

/** The specs that judge a changed source (`scripts/mutation.mjs`), in one project and without server and browser. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    // the first run counts coverage in each spec, and must not fail because others are at work
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // specs that import modules within a test would be held responsible for what the module does as it loads
    isolate: process.env.MUTATION_ISOLATE === '1',
    setupFiles: ['tests/fixtures/seeded-properties.fixture.ts'],
    include: [process.env.MUTATION_SPECS ?? 'tests/domain/**/*.spec.ts'],
  },
})
