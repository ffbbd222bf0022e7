import { defineConfig } from 'vitest/config'

/** The specs that judge a changed source (`scripts/mutation.mjs`), in one project and without server and browser. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    // the first run measures coverage per spec, and must not time out on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // the coverage of a spec that imports a module within a test would include the loading of the module
    isolate: process.env.MUTATION_ISOLATE === '1',
    setupFiles: ['tests/fixtures/seeded-properties.fixture.ts'],
    include: [process.env.MUTATION_SPECS ?? 'tests/domain/**/*.spec.ts'],
  },
})
