/** Splits the compiled messages of each language, so that a page loads only the messages that it needs. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { textPartOf, TEXT_PARTS } from '#ui/intl/text-parts.ts'
import { fromRoot } from './project.mjs'

const compiled = fromRoot('src/ui/messages/compiled')
const files = (await readdir(compiled)).filter((name) => name.endsWith('.json'))
for (const part of TEXT_PARTS) await mkdir(`${compiled}/${part}`, { recursive: true })

for (const file of files) {
  const texts = Object.entries(JSON.parse(await readFile(`${compiled}/${file}`, 'utf8')))
  for (const part of TEXT_PARTS) {
    const partTexts = texts.filter(([id]) => textPartOf(id) === part)
    await update(`${compiled}/${part}/${file}`, JSON.stringify(Object.fromEntries(partTexts)))
  }
  await rm(`${compiled}/${file}`)
}

/** Writes a file only if its content has changed: the development server reloads written files. */
async function update(path, text) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) await writeFile(path, text)
}
