import { expect, it } from 'vitest'
import { LiveSearch } from '#ui/search/header/live-search.view-model.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { searchResultOf, stubSearch } from '../../../fixtures/stub-search.fixture.ts'

const DISC = searchResultOf('3.61984')
const DRUM = searchResultOf('4.10000')

function anySearch() {
  const clock = new ManualClock()
  const { searchParts, calls } = stubSearch()
  const heard: (string | undefined)[] = []
  const search: LiveSearch = new LiveSearch(searchParts, clock, () => heard.push(search.found?.term))
  return { search, calls, heard, wait: (ms: number) => clock.pass(ms) }
}

async function searchWith(term: string) {
  const all = anySearch()
  all.search.follow(term)
  all.wait(300)
  await all.calls[0]!.answer(DISC)
  return all
}

it('the live search waits for the debounce time', () => {
  const { search, calls, wait } = anySearch()
  search.follow('dis')
  expect(search.state).toBe('pending')
  wait(200)
  search.follow('disc')
  wait(299)
  expect(calls).toEqual([])
  wait(1)
  expect(calls.map(({ term }) => term)).toEqual(['disc'])
})

it('the live search shows the last response while the next request is in flight', async () => {
  const { search, calls, wait } = await searchWith('disc')
  search.follow('drum')
  wait(300)
  expect([search.state, search.found?.term]).toEqual(['pending', 'disc'])
  await calls[1]!.answer(DRUM)
  expect([search.state, search.found?.term]).toEqual(['success', 'drum'])
})

it('the live search does not repeat the request of the current term', async () => {
  const { search, calls, wait } = await searchWith('disc')
  search.follow('drum')
  search.follow('disc')
  expect(search.state).toBe('success')
  wait(300)
  expect(calls).toHaveLength(1)
})

it('the live search returns one response for two look-ups of one term', async () => {
  const { search, calls } = anySearch()
  const results = [search.lookUp('disc'), search.lookUp('disc')]
  expect([calls.length, search.state]).toEqual([1, 'pending'])
  await calls[0]!.answer(DISC)
  const [one, other] = await Promise.all(results)
  expect(one).toMatchObject({ term: 'disc', result: DISC })
  expect(other).toBe(one)
})

it('the live search looks up a debounced term immediately on submission, and only once', () => {
  const { search, calls, wait } = anySearch()
  search.follow('disc')
  void search.lookUp('disc')
  wait(300)
  expect(calls).toHaveLength(1)
})

it('the live search aborts the older request, and ignores its response', async () => {
  const { search, calls, heard } = anySearch()
  const older = search.lookUp('disc')
  const newer = search.lookUp('drum')
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await calls[0]!.answer(DISC)
  expect([await older, search.state, search.found]).toEqual([undefined, 'pending', undefined])
  await calls[1]!.answer(DRUM)
  expect(await newer).toMatchObject({ term: 'drum' })
  expect(heard).toEqual(['drum'])
})

it('the live search shows the failure of a search, and no older response', async () => {
  const { search, calls, heard } = await searchWith('disc')
  const result = search.lookUp('drum')
  await calls[1]!.fail()
  expect([await result, search.state, search.found]).toEqual([undefined, 'error', undefined])
  expect(heard).toEqual(['disc'])
})

it('the live search does not change the newer search when the older one fails', async () => {
  const { search, calls } = anySearch()
  void search.lookUp('disc')
  void search.lookUp('drum')
  await calls[0]!.fail()
  expect(search.state).toBe('pending')
})

it('the live search has no result and no pending search after a reset', async () => {
  const { search, calls, wait } = await searchWith('disc')
  search.follow('drum')
  search.rest()
  wait(300)
  expect([search.state, search.found, calls.length]).toEqual(['idle', undefined, 1])
})

it('the live search sends the vehicle with the search, and clears the results when the vehicle changes', async () => {
  const { search, calls } = await searchWith('disc')
  search.within('man-tgx')
  expect([search.state, search.found, search.vehicle]).toEqual(['idle', undefined, 'man-tgx'])
  const result = search.lookUp('disc')
  expect(calls[1]).toMatchObject({ term: 'disc', vehicle: 'man-tgx' })
  await calls[1]!.answer(DISC)
  expect(await result).toMatchObject({ term: 'disc' })
})

it('the live search does not clear the results if the vehicle is the same', async () => {
  const { search } = await searchWith('disc')
  search.within(undefined)
  expect([search.state, search.found?.term]).toEqual(['success', 'disc'])
})
