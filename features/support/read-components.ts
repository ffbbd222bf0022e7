import { registerHooks } from 'node:module'
import { transformSync } from 'rolldown/utils'

const CODE = /\.tsx$|\/src\/ui\/.*\.ts$/
const ASSET = /\.css$|\?[\w-]+$/

/**
 * Hooks to load components in Node: compile JSX like the server build; imported styles and pictures become their names.
 */
registerHooks({
  load(url, context, next) {
    if (ASSET.test(url))
      return moduleOf(`export default ${url.endsWith('.css') ? CLASSES : JSON.stringify(url)}`)
    if (!CODE.test(url)) return next(url, context)
    const { source } = next(url, { ...context, format: 'module' })
    // the source is the bytes of the file, or its text with a planted bug
    const { code, errors } = transformSync(url, Buffer.from(source as Uint8Array | string).toString(), {
      jsx: { runtime: 'automatic' },
      define: { 'import.meta.env': '({ SSR: true })', 'import.meta.glob': '(() => ({}))' },
    })
    if (errors[0]) throw errors[0]
    return moduleOf(code)
  },
})

const CLASSES = 'new Proxy({}, { get: (_, name) => name })'

const moduleOf = (source: string) => ({ format: 'module', source, shortCircuit: true })
