import type { Plugin } from 'vite'

const STUB = `
class ZodError extends Error { constructor(issues) { super('ZodError'); this.issues = issues } }
class ZodObject {}
const any = () => new Proxy(function () {}, { get: (_, key) => (key === '~standard' ? undefined : any()), apply: () => any() })
const z = any()
`

/**
 * @ts-rest/core 3.53.0-rc.1 carries a private copy of zod 3 (12.6 kB compressed) that serves deprecated error
 * schemas and contracts written in zod before 3.24. The shop has neither.
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

/** The router refuses server exports in a build without a server; in the browser they are dead code anyway. */
export function withoutServerExports(): Plugin {
  const EXPORTED = /^export (?=(?:const|async function|function) (?:loader|action|middleware|headers)\b)/gm
  const HANDED_ON = /^export \{ \w+ as (?:middleware|headers) \} from .*$/gm
  return {
    name: 'without-server-exports',
    enforce: 'pre',
    transform: {
      filter: { id: /src[\\/]ui[\\/].*\.tsx/ },
      handler: (code) => ({ code: code.replace(HANDED_ON, '').replace(EXPORTED, ''), map: null }),
    },
  }
}
