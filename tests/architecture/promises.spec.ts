import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Promises = {
  readonly kept: Readonly<Record<string, readonly string[]>>
  readonly 'nothing-later': readonly string[]
  readonly open: readonly string[]
}
type Texts = Readonly<Record<string, string>>

/** May only become smaller. */
const OPEN_MAX = 4

const WORDS =
  /\b(?:will|won’t|later|soon|shortly|tomorrow|notify|notified|notification|scheduled?|next run|within|until|once|expires?|expected|arrives?|leaves|follows|on its way|automatically|reply|get back|take back|have sent a link)\b/i
/** Matches the name of a value in braces. */
const PLACE = /\{\w+(?=[,}])/g

const promises = parse(readFileSync('features/promises.yaml', 'utf8')) as Promises
const texts = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Texts
const features = globSync('features/*/*.feature').map((path) => readFileSync(path, 'utf8'))

const isOfLater = (text: string): boolean => WORDS.test(text.replaceAll(PLACE, ''))

function faultsIn({ kept, 'nothing-later': nothing, open }: Promises, messages: Texts): string[] {
  const listed = [...Object.values(kept).flat(), ...nothing, ...open]
  const unlisted = Object.keys(messages).filter((id) => isOfLater(messages[id]!) && !listed.includes(id))
  return [
    ...unlisted.map((id) => `${id} speaks of later, and is in no list: ${messages[id]}`),
    ...listed
      .filter((id, place) => listed.indexOf(id) !== place)
      .map((id) => `${id} is listed more than once`),
    ...listed
      .filter((id) => !isOfLater(messages[id] ?? ''))
      .map((id) => `${id} is listed, and does not speak of later`),
    ...Object.keys(kept)
      .filter((id) => !features.some((feature) => feature.includes(`@${id}`)))
      .map((id) => `${id} has no scenario`),
    ...(open.length > OPEN_MAX ? [`${open.length} promises are open`] : []),
  ]
}

it('each message that speaks of later is kept by a scenario, promises nothing, or is known to be open', () => {
  expect(Object.keys(texts).filter((id) => isOfLater(texts[id]!)).length).toBeGreaterThan(70)
  expect(faultsIn(promises, texts)).toEqual([])
})

it.each([
  ['a new promise', promises, { ...texts, canary: 'We will call you.' }],
  ['a promise of a date', promises, { ...texts, canary: 'Valid until {date}' }],
  ['a message that is gone', { ...promises, open: [...promises.open.slice(1), 'canary'] }, texts],
  ['a requirement without a scenario', { ...promises, kept: { ...promises.kept, 'X-99': [] } }, texts],
  ['a longer list of open promises', { ...promises, open: [...promises.open, 'claims.title'] }, texts],
  ['a message in two lists', { ...promises, open: [...promises.open.slice(1), 'login.thenBack'] }, texts],
])('would notice %s', (_, listed, messages) => {
  expect(faultsIn(listed, messages)).not.toEqual([])
})

it('would not take the name of a place in a text for a word', () => {
  expect(isOfLater('{expected, number} pieces')).toBe(false)
})
