import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Sentences of the specification by requirement id. */
export function requirementSentences(): ReadonlyMap<string, string> {
  const url = new URL('../../../features/requirements.yaml', import.meta.url)
  const sections = parse(readFileSync(url, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >
  return new Map(Object.values(sections).flatMap((section) => Object.entries(section)))
}
