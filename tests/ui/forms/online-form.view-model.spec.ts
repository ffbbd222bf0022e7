import { expect, it } from 'vitest'
import { Documents } from '#application/documents/documents.port.ts'
import { OpenForms } from '#application/forms/open-forms.ts'
import type { DraftStorage } from '#application/drafts/draft-storage.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { OnlineFormViewModel } from '#ui/forms/online-form.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

function memory(): DraftStorage {
  const storage = new Map<string, unknown>()
  const keyOf = ({ personId, name }: { personId: string; name: string }) => `${personId} ${name}`
  return {
    save: (key, content) => storage.set(keyOf(key), structuredClone(content)) === storage,
    load: (key) => storage.get(keyOf(key)),
    discard: (key) => void storage.delete(keyOf(key)),
  }
}

async function setUp() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  let submissions = 0
  let loseAnswers = 0
  const fetch = async (request: Request) => {
    const isSubmission = request.url.endsWith('/forms/submit')
    const response = await backend.respond(request)
    if (!isSubmission) return response
    submissions += 1
    if (loseAnswers-- > 0) throw new TypeError('lost')
    return response
  }
  const shop = await loggedInShop('full', { fetch, draftStorage: memory() })
  const query = { start: 0, length: 1, filters: new Map(), sortBy: 'date', descending: true } as never
  const invoice = (await shop.get(Documents).list('INVOICE', query)).items[0]!
  const open = async (formId: string, documentNo = '') => {
    const model = shop.get(OnlineFormViewModel)
    const opened = await shop.get(OpenForms).one(formId, documentNo)
    model.show({ ...opened!, lines: [], key: crypto.randomUUID() })
    await model.recall()
    return model
  }
  return {
    open,
    documentNo: invoice.documentNo,
    submissions: () => submissions,
    loseAnswers: (count: number) => void (loseAnswers = count),
  }
}

it('rejects a file whose content does not match its type', async () => {
  const { open } = await setUp()
  const form = await open('master-data-online')
  form.attach([
    { name: 'a.pdf', bytes: new TextEncoder().encode('%PDF-1.7') },
    { name: 'b.pdf', bytes: new TextEncoder().encode('MZ') },
  ])
  expect(form.files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(form.fileErrors).toEqual([{ name: 'b.pdf', error: 'wrong-kind' }])
})

it('rejects a photo that is too large before loading it', async () => {
  const { open } = await setUp()
  const form = await open('master-data-online')
  await form.pick([
    { name: 'huge.jpg', size: 30_000_000, arrayBuffer: () => expect.fail('was read') },
    { name: 'a.pdf', size: 8, arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer },
  ])
  expect(form.files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(form.fileErrors).toEqual([{ name: 'huge.jpg', error: 'too-large' }])
})
