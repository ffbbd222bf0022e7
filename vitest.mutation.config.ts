import { defineConfig } from 'vitest/config'

/** Runs the specs against mutated sources (`scripts/mutation.mjs`), in one project and without server and browser. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    // the first run measures coverage per spec, and must not time out on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // isolated: otherwise coverage would attribute the loading of a module to the spec that imports it first
    isolate: process.env.MUTATION_ISOLATE === '1',
    setupFiles: ['tests/fixtures/seeded-properties.fixture.ts'],
    include: [process.env.MUTATION_SPECS ?? 'tests/domain/**/*.spec.ts'],
  },
})
