import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { msw } from 'msw/vite'
import manifest from './package.json' with { type: 'json' }
import { chunkGroups } from './vite.chunks.ts'
import {
  compileOnLoad,
  countryFlags,
  messagesOnChange,
  ownPreload,
  tsRestWithoutLegacyZod,
  withoutServerExports,
  workbooksWithoutWorker,
} from './vite.plugins.ts'

/** True for a build of the demo: shop and mock backend run in the browser, without a server. */
const isDemo = process.env['DEMO'] === '1'

export default defineConfig({
  define: {
    'import.meta.env.VITE_DEMO': JSON.stringify(isDemo),
    'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version),
  },
  plugins: [
    tsRestWithoutLegacyZod(),
    workbooksWithoutWorker(),
    countryFlags(),
    ownPreload(),
    compileOnLoad(),
    messagesOnChange(),
    ...(isDemo ? [withoutServerExports(), msw({ mode: 'worker-only' })] : []),
    reactRouter(),
  ],
  resolve: {
    // messages are compiled at build time: pages do not need the parser
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      // the bundler entry point of MobX contains development code
      ...(process.env['NODE_ENV'] === 'production' && { mobx: 'mobx/dist/mobx.esm.production.min.js' }),
    },
  },
  // workers import the parser of a file format on demand, which needs ES modules
  worker: { format: 'es' },
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      '@ts-rest/core',
      '@ts-rest/react-query/v5',
      'cookie',
      'mobx',
      'mobx-react-lite',
      'react-intl',
      'react-router/dom',
      'zod/mini',
    ],
  },
  build: {
    target: 'es2022',
    // for older browsers the minifier replaces light-dark() incorrectly, and all colours are lost
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // no inlining: separate files are cached as immutable, and the security policy then needs no data: URLs
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
})
