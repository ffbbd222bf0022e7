/**
 * Checks that every message exists in all languages with the same placeholders, follows the rules of its language and
 * is used, and that the sources use only existing messages.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { messageIdsIn } from './message-ids.ts'
import { styleViolations } from './message-rules.mjs'
import { fromRoot } from './project.mjs'

const MESSAGES = 'src/ui/messages'
const SOURCE_LANGUAGE = 'en'

const source = JSON.parse(await readFile(fromRoot(MESSAGES, `${SOURCE_LANGUAGE}.json`), 'utf8'))
const ids = new Set(Object.keys(source))
const areas = new Set([...ids].map((id) => id.split('.')[0]))
const { used, beginnings, unknown } = await readSources()

const unused = [...ids].filter(
  (id) => !used.has(id) && ![...beginnings].some((beginning) => id.startsWith(beginning)),
)
for (const id of unused) console.error(`unused: ${id}`)
for (const { id, file } of unknown) console.error(`unknown: ${id} in ${file}`)

const languages = await allLanguages()
const unlike = languages.flatMap(({ language, messages }) => differences(language, messages))
for (const difference of unlike) console.error(difference)
const faults = languages.flatMap(({ language, json }) =>
  styleViolations(`${MESSAGES}/${language}.json`, language, json),
)
for (const fault of faults) console.error(fault)
process.exitCode = unused.length + unknown.length + unlike.length + faults.length === 0 ? 0 : 1
if (process.exitCode === 0) console.log(`${ids.size} messages, each in all languages and each used`)

async function allLanguages() {
  const files = (await readdir(fromRoot(MESSAGES))).filter((file) => file.endsWith('.json'))
  return Promise.all(
    files.map(async (file) => {
      const json = await readFile(fromRoot(MESSAGES, file), 'utf8')
      return { language: file.replace('.json', ''), json, messages: JSON.parse(json) }
    }),
  )
}

function differences(language, messages) {
  const missing = [...ids].filter((id) => !messages[id]?.trim()).map((id) => `${language}: no ${id}`)
  const extra = Object.keys(messages)
    .filter((id) => !ids.has(id))
    .map((id) => `${language}: too much: ${id}`)
  const otherwise = [...ids]
    .filter((id) => messages[id] && placeholders(messages[id]) !== placeholders(source[id]))
    .map((id) => `${language}: ${id} has {${placeholders(messages[id])}}, not {${placeholders(source[id])}}`)
  return [...missing, ...extra, ...otherwise]
}

/**
 * Sorted names of the placeholders of a text. Types are ignored: a plural in one language may be a plain number
 * in another.
 */
function placeholders(text) {
  const names = new Set()
  const collect = (elements) => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value)
      for (const { value } of Object.values(element.options ?? {})) collect(value)
      if (element.children) collect(element.children)
    }
  }
  collect(parse(text))
  return [...names].toSorted().join(', ')
}

async function readSources() {
  const used = new Set()
  const beginnings = new Set()
  const unknown = []
  for (const file of await sources('src')) {
    const named = messageIdsIn(await readFile(fromRoot(file), 'utf8'))
    for (const id of named.whole) {
      if (ids.has(id)) used.add(id)
      else if (
        /^src\/ui\/|[.]pages[.]ts$/.test(file) &&
        areas.has(id.split('.')[0]) &&
        !id.endsWith('.ts') &&
        !id.endsWith('.tsx')
      ) {
        unknown.push({ id, file })
      }
    }
    for (const beginning of named.beginnings) beginnings.add(beginning)
  }
  return { used, beginnings, unknown }
}

async function sources(folder) {
  const entries = await readdir(fromRoot(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(fromRoot().length))
}
