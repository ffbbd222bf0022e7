import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const STUB = `
class ZodError extends Error { constructor(issues) { super('ZodError'); this.issues = issues } }
class ZodObject {}
const any = () => new Proxy(function () {}, { get: (_, key) => (key === '~standard' ? undefined : any()), apply: () => any() })
const z = any()
`

/**
 * Removes the private copy of zod 3 from @ts-rest/core 3.53.0-rc.1. It supports deprecated error schemas and
 * contracts written with zod before 3.24, and the shop uses neither. The API client, which a first visit
 * fetches when idle, becomes 10.4 KiB smaller (brotli 11).
 */
export function tsRestWithoutLegacyZod(): Plugin {
  return {
    name: 'ts-rest-without-legacy-zod',
    enforce: 'pre',
    transform: {
      filter: { id: /@ts-rest[\\/]core[\\/]index\.esm\.mjs/ },
      handler(code) {
        const copyEnds = code.indexOf('var z = /*#__PURE__*/Object.freeze({')
        if (!code.startsWith('var util;') || copyEnds < 0) {
          this.error('@ts-rest/core has changed: see whether tsRestWithoutLegacyZod is still needed')
        }
        return { code: STUB + code.slice(code.indexOf('});', copyEnds) + 3), map: null }
      },
    },
  }
}

/**
 * Files to preload for a module. Vite lists none for a module without imports, but the module itself has to be
 * preloaded.
 */
const withItself = (
  file: string,
  deps: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
) => (hostType === 'js' && !deps.includes(file) ? [file, ...deps] : [...deps])

/**
 * Replaces Vite's preload helper by src/ui/delivery/preload.ts, which explains the reason. Tests: `first-load`
 * and `offline-chunks` in tests/browser.
 */
export function ownPreload(): Plugin {
  const helper = join(import.meta.dirname, 'src/ui/delivery/preload.ts')
  return {
    name: 'own-preload',
    config: () => ({ build: { modulePreload: { resolveDependencies: withItself } } }),
    transform: {
      filter: { id: /vite[\\/]preload-helper\.js/ },
      handler(code) {
        if (!code.includes('export const __vitePreload = function preload(baseModule, deps, importerUrl)')) {
          this.error('Vite has changed: see whether its preload helper is still called like ours')
        }
        return { code: `export { preload as __vitePreload } from ${JSON.stringify(helper)}`, map: null }
      },
    },
  }
}

/**
 * write-excel-file 4.1 compresses large sheets in a worker from a blob: URL. The security policy blocks such
 * workers, and the export would never finish. Test: tests/browser/large-export.spec.ts.
 */
export function workbooksWithoutWorker(): Plugin {
  return {
    name: 'workbooks-without-worker',
    config: () => ({ optimizeDeps: { exclude: ['write-excel-file'] } }),
    transform: {
      filter: { id: /write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js/ },
      handler(code) {
        if (!code.includes("import { zip } from 'fflate'")) {
          this.error('write-excel-file has changed: see whether workbooksWithoutWorker is still needed')
        }
        return {
          code: "import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer",
          map: null,
        }
      },
    },
  }
}

/**
 * For the demo: removes server exports such as `loader` from routes, because the router rejects them in a build
 * without a server. Tests: tests/architecture/demo.spec.ts, tests/demo/demo.spec.ts.
 */
export function withoutServerExports(): Plugin {
  const FUNCTION = /^export (?=(?:async )?function (?:loader|action|middleware|headers)\b)/gm
  // the export becomes an arrow function that is never called, which the bundler removes
  const VALUE = /^export const (loader|action|middleware|headers)\b[^=\n]*= /gm
  const HANDED_ON = /^export \{ \w+ as (?:middleware|headers) \} from .*$/gm
  const SERVER_IMPORT = /^import \{[^}]*\} from '[^']*\.server\.ts'$/gm
  return {
    name: 'without-server-exports',
    enforce: 'pre',
    transform: {
      filter: { id: /src[\\/]ui[\\/].*\.tsx?/ },
      handler: (code) => ({
        code: code
          .replace(HANDED_ON, '')
          .replace(SERVER_IMPORT, '')
          .replace(FUNCTION, '')
          .replace(VALUE, 'const $1 = () => '),
        map: null,
      }),
    },
  }
}

const FLAGS = join(import.meta.dirname, 'node_modules/country-flag-icons/3x2')

/** Serves the flags of all countries below /flags; a page loads only the flags that it shows. */
export function countryFlags(): Plugin {
  const files = readdirSync(FLAGS).filter((name) => name.endsWith('.svg'))
  return {
    name: 'country-flags',
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const file = files.find((name) => `/${name}` === request.url)
        if (file === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(readFileSync(join(FLAGS, file)))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of files) {
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: readFileSync(join(FLAGS, name)) })
      }
    },
  }
}

/**
 * Makes Chromium compile all functions of a file while it loads, instead of each one when it is first called. Median
 * main-thread time of the first visit to the home page: 370 ms instead of 422 ms, of the following click on results:
 * 64 ms instead of 77 ms. The comment must be the first line of a file, so that an output banner does not work: Vite
 * adds code before it. The test is in `tests/http/budgets.spec.ts`.
 */
export function compileOnLoad(): Plugin {
  return {
    name: 'compile-on-load',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

const MESSAGES = join(import.meta.dirname, 'src/ui/messages')

/** In development: compiles the messages after each change of a language's file. Vite then reloads the open pages. */
export function messagesOnChange(): Plugin {
  return {
    name: 'messages-on-change',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      const compile = async () => {
        try {
          await promisify(execFile)('npm', ['run', '--silent', 'messages'])
        } catch (error) {
          logger.error(`The messages do not compile; the last good ones stay.\n${String(error)}`)
        }
      }
      let compiling: Promise<void> = Promise.resolve()
      watcher.on('change', (file) => {
        if (dirname(file) === MESSAGES) compiling = compiling.then(compile)
      })
    },
  }
}
