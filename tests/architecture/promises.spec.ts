import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Promises = {
  readonly kept: Readonly<Record<string, readonly string[]>>
  readonly 'nothing-later': readonly string[]
}
type Texts = Readonly<Record<string, string>>

const WORDS =
  /\b(?:will|won’t|later|soon|shortly|tomorrow|notify|notified|notification|scheduled?|next run|within|until|once|expires?|expected|arrives?|leaves|follows|on its way|automatically|reply|get back|take back|have sent a link|next attempt|repeated after|after (?:the|its) first|we answer|wait an hour|for \d+ minutes|credited when|delivered the next)\b/i
/** Matches the name of a value in braces. */
const PLACE = /\{\w+(?=[,}])/g

const promises = parse(readFileSync('features/promises.yaml', 'utf8')) as Promises
const texts = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Texts
const features = globSync('features/*/*.feature').map((path) => readFileSync(path, 'utf8'))

const isOfLater = (text: string): boolean => WORDS.test(text.replaceAll(PLACE, ''))

function faultsIn({ kept, 'nothing-later': nothing }: Promises, messages: Texts): string[] {
  const listed = [...Object.values(kept).flat(), ...nothing]
  const unlisted = Object.keys(messages).filter((id) => isOfLater(messages[id]!) && !listed.includes(id))
  return [
    ...unlisted.map((id) => `${id} speaks of later, and is in no list: ${messages[id]}`),
    ...listed
      .filter((id, index) => listed.indexOf(id) !== index)
      .map((id) => `${id} is listed more than once`),
    ...listed
      .filter((id) => !isOfLater(messages[id] ?? ''))
      .map((id) => `${id} is listed, and does not speak of later`),
    ...Object.keys(kept)
      .filter((id) => !features.some((feature) => feature.includes(`@${id}`)))
      .map((id) => `${id} has no scenario`),
  ]
}

it('promises.yaml lists each message about the future, under a requirement with a scenario or "nothing-later"', () => {
  expect(Object.keys(texts).filter((id) => isOfLater(texts[id]!)).length).toBeGreaterThan(70)
  expect(faultsIn(promises, texts)).toEqual([])
})

const listing = (id: string): Promises => ({
  ...promises,
  'nothing-later': [...promises['nothing-later'], id],
})

it.each([
  ['a new promise', promises, { ...texts, canary: 'We will call you.' }],
  ['a message that promises a date', promises, { ...texts, canary: 'Valid until {date}' }],
  ['a listed message that does not exist', listing('canary'), texts],
  ['a requirement without a scenario', { ...promises, kept: { ...promises.kept, 'X-99': [] } }, texts],
  ['a listed message without a word about the future', listing('claims.title'), texts],
  ['a message in two lists', listing('login.thenBack'), texts],
])('reports %s', (_, listed, messages) => {
  expect(faultsIn(listed, messages)).not.toEqual([])
})

it('ignores a placeholder whose name is a word about the future', () => {
  expect(isOfLater('{expected, number} pieces')).toBe(false)
})
