import { defineConfig } from 'vitest/config'

/** Modules that hold nothing between tests are loaded once per worker, not once per file. */
const STATELESS = ['application', 'contracts', 'domain', 'mock-backend']
const shared = {
  environment: 'node',
  restoreMocks: true,
  testTimeout: 30_000,
  hookTimeout: 30_000,
} as const

export default defineConfig({
  test: {
    // by default one core stays free, which on two is half of them
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'stateless',
          include: [`tests/{${STATELESS.join(',')}}/**/*.spec.ts`],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'isolated',
          include: ['tests/**/*.spec.{ts,tsx}'],
          exclude: [
            'tests/browser/**',
            'tests/http/**',
            'tests/scale/**',
            `tests/{${STATELESS.join(',')}}/**`,
          ],
        },
      },
    ],
  },
})
