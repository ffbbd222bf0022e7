import { defineConfig } from 'vitest/config'

/** Folders whose specs change no global state: modules are loaded once per worker instead of once per file. */
const TIDY = [
  'adapters',
  'application',
  'architecture',
  'contracts',
  'domain',
  'mock-backend',
  'scripts',
  'ui',
]
/** Specs that reload or mock modules, change global state, or need a module that is not loaded yet. */
const UNTIDY: string[] = [
  'tests/adapters/browser/trusted-types-policy.spec.ts',
  // libvips crashes the process if a second thread loads it
  'tests/adapters/server/downloads-in-thread.spec.ts',
  'tests/adapters/server/mock-upstream.spec.ts',
  'tests/ui/composition/container.spec.ts',
  'tests/ui/routing/configured-routing.spec.ts',
  'tests/ui/delivery/lazy-component.spec.tsx',
]
/**
 * Specs that run in jsdom. A separate project, because a worker is restarted when its next file needs another
 * environment.
 */
const WITH_DOCUMENT = [
  'tests/ui/**/*.spec.tsx',
  'tests/ui/scanning/*.spec.ts',
  'tests/adapters/browser/{session,versions}/*.spec.ts',
]
const shared = {
  environment: 'node',
  restoreMocks: true,
  setupFiles: ['tests/fixtures/seeded-properties.fixture.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // the default leaves one core free, which is half of a machine with two cores
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'tidy',
          include: [`tests/{${TIDY.join(',')}}/**/*.spec.{ts,tsx}`],
          exclude: [...UNTIDY, ...WITH_DOCUMENT],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'document',
          include: WITH_DOCUMENT,
          exclude: UNTIDY,
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'isolated',
          include: [`tests/!(browser|demo|http|scale|${TIDY.join('|')})/**/*.spec.{ts,tsx}`, ...UNTIDY],
        },
      },
    ],
  },
})
