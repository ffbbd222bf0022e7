import { expect, test } from 'vitest'
import { api, germany, smallBackend } from '../call-api.ts'

test('The overview contains the last opened parts list, and no VIN before the first search', async () => {
  const { post, login } = api(smallBackend())
  const caller = { token: await login('full@demo.test'), ...germany }
  const overview = async () => (await post('/api/infocenter/overview', caller)).body
  expect((await overview()).lastVin).toBeUndefined()

  const [, list] = (await post('/api/favourites/list', caller)).body.lists
  await post('/api/favourites/get', { ...caller, listId: list.listId, start: 0, length: 5, filter: {} })

  const { listId, name, count } = list
  expect((await overview()).lastList).toEqual({ listId, name, count })
})
