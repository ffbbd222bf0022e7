/**
 * Preloaded into a run of features: plants the bug of the environment variable `PLANTED_BREAK` while modules
 * are loaded.
 */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { plant } from './planted-break.mjs'
import { fromRoot } from './project.mjs'

const { PLANTED_BREAK, PLANTED_NOTE } = process.env
const planted = JSON.parse(PLANTED_BREAK)
const { href } = pathToFileURL(fromRoot(planted.file))

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== href) return loaded
    writeFileSync(PLANTED_NOTE, url)
    return { ...loaded, source: plant(new TextDecoder().decode(loaded.source), planted) }
  },
})
