import { expect, it } from 'vitest'
import { Documents } from '#application/documents/documents.port.ts'
import { OpenForms } from '#application/forms/open-forms.ts'
import type { DraftStorage } from '#application/drafts/draft-storage.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { OnlineFormViewModel } from '#ui/forms/online-form.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

function memory(): DraftStorage {
  const kept = new Map<string, unknown>()
  const keyOf = ({ customerId, name }: { customerId: string; name: string }) => `${customerId} ${name}`
  return {
    save: (key, content) => kept.set(keyOf(key), structuredClone(content)) === kept,
    load: (key) => kept.get(keyOf(key)),
    discard: (key) => void kept.delete(keyOf(key)),
  }
}

async function setUp() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  let submissions = 0
  let loseAnswers = 0
  const fetch = async (request: Request) => {
    const isSubmission = request.url.endsWith('/forms/submit')
    const answer = await backend.respond(request)
    if (!isSubmission) return answer
    submissions += 1
    if (loseAnswers-- > 0) throw new TypeError('lost')
    return answer
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

it('shows the lines of the document in the address, and sends the chosen ones', async () => {
  const { open, documentNo } = await setUp()
  const form = await open('return-online', documentNo)
  expect(form.entries.documentNo).toBe(documentNo)
  expect(form.lines.length).toBeGreaterThan(0)
  await form.submit()
  expect(form.flaws).toEqual({
    lines: 'missing',
    reason: 'missing',
    email: 'missing',
    message: 'missing',
  })
  form.mark(form.lines[0]!, true)
  form.type('email', 'anna@becker.test')
  form.type('message', 'Ordered twice.')
  form.type('reason', 'WRONG_ORDERED')
  await form.submit()
  expect(form.ticket?.ticketNo).toMatch(/^T\d{4}-\d{5}$/)
})

it('keeps what is typed, also the lines, until it is sent', async () => {
  const { open, documentNo } = await setUp()
  const first = await open('return-online', documentNo)
  first.mark(first.lines[0]!, true)
  first.type('message', 'Half a sent')

  const again = await open('return-online')
  expect(again.entries).toMatchObject({ documentNo, message: 'Half a sent' })
  expect(again.chosen.size).toBe(1)
  again.type('email', 'anna@becker.test')
  again.type('reason', 'NOT_NEEDED')
  await again.submit()
  expect((await open('return-online')).entries).toMatchObject({ message: '', email: 'anna@becker.test' })
})

it('gives one ticket for a double click, and for a form sent again after its answer was lost', async () => {
  const { open, submissions, loseAnswers } = await setUp()
  const form = await open('master-data-online')
  form.type('email', 'anna@becker.test')
  form.type('message', 'A new address')
  loseAnswers(1)
  await Promise.all([form.submit(), form.submit()])
  expect(submissions()).toBe(1)
  expect(form.refusal).toBe('unreachable')

  const again = await open('master-data-online')
  await again.submit()
  expect(submissions()).toBe(2)
  expect(again.ticket?.ticketNo).toMatch(/00001$/)
})

it('knows no document of another customer', async () => {
  const { open } = await setUp()
  const form = await open('return-online', 'R-0000')
  expect(form.flaws.documentNo).toBe('unknown')
  expect(form.lines).toEqual([])
})

it('takes no file that is not what it says', async () => {
  const { open } = await setUp()
  const form = await open('master-data-online')
  form.attach([
    { name: 'a.pdf', bytes: new TextEncoder().encode('%PDF-1.7') },
    { name: 'b.pdf', bytes: new TextEncoder().encode('MZ') },
  ])
  expect(form.files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(form.fileFlaws).toEqual([{ name: 'b.pdf', flaw: 'wrong-kind' }])
})

it('reads no photo that is too large', async () => {
  const { open } = await setUp()
  const form = await open('master-data-online')
  await form.pick([
    { name: 'huge.jpg', size: 30_000_000, arrayBuffer: () => expect.fail('was read') },
    { name: 'a.pdf', size: 8, arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer },
  ])
  expect(form.files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(form.fileFlaws).toEqual([{ name: 'huge.jpg', flaw: 'too-large' }])
})

it('says that a line does not hold so many pieces, and keeps what is typed', async () => {
  const { open, documentNo } = await setUp()
  const form = await open('return-online', documentNo)
  const [line] = form.lines
  form.setQuantity(line!, '900')
  expect(form.flaws.lines).toBe('too-many')
  await form.submit()
  expect([form.flaws.lines, form.chosen.get(line!.lineNo)]).toEqual(['too-many', 900])
  form.setQuantity(line!, '1')
  expect(form.flaws.lines).toBeUndefined()
})
