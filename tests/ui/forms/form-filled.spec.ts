import { describe, expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import type { FindFormDocument, FormDocument } from '#application/forms/form-document.ts'
import type { FilledForm, SubmitForm } from '#application/forms/submit-form.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Form, FormTopic } from '#domain/forms/form.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { OnlineFormViewModel, type FormPageData } from '#ui/forms/online-form.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

const formAbout = (topic: FormTopic): Form => ({
  formId: `form-${topic}`,
  topic,
  kind: 'ONLINE',
  title: topic,
  purpose: '',
  language: 'en',
  versionDate: '2026-01-01',
})
const line = (lineNo: number, quantity: number) => ({
  lineNo,
  orderLineNo: lineNo,
  number: `${lineNo}`,
  name: 'Disc',
  quantity,
})
const INVOICE: FormDocument = { documentNo: 'R-1', lines: [line(1, 2), line(2, 5)] }
const TICKET = { ticketNo: 'T2026-00001' }
const SENT: Awaited<ReturnType<SubmitForm['run']>> = ok(TICKET as never)

/** A device on which forms are opened one after the other. */
function device(answers: { submit?: () => typeof SENT; find?: () => FormDocument | undefined } = {}) {
  const storage = storageOf()
  const clock = new ManualClock()
  const session = sessionOf('customer', clock)
  const drafts = new Drafts({
    storage: new LocalDraftStorage(() => storage),
    session,
    clock,
  })
  const sent: [key: string, filled: FilledForm][] = []
  const findCalls: unknown[][] = []
  const submit = {
    run: async (key: string, filled: FilledForm) => {
      sent.push([key, filled])
      return answers.submit?.() ?? SENT
    },
  } as Partial<SubmitForm> as SubmitForm
  const find = {
    run: async (...args: unknown[]) => {
      findCalls.push(args)
      return answers.find ? answers.find() : INVOICE
    },
  } as Partial<FindFormDocument> as FindFormDocument
  const newForm = () => new OnlineFormViewModel({ submit, find, drafts, session })
  return { newForm, sent, findCalls, session }
}

const shownAs = (topic: FormTopic, overrides: Partial<FormPageData> = {}): FormPageData => ({
  form: formAbout(topic),
  documentNo: '',
  others: [],
  lines: [],
  key: 'key-1',
  ...overrides,
})
const WITH_INVOICE = { documentNo: 'R-1', document: INVOICE }

async function opened(topic: FormTopic, overrides: Partial<FormPageData> = {}, on = device()) {
  const form = on.newForm()
  form.show(shownAs(topic, overrides))
  await form.recall()
  return { form, ...on }
}

describe('the fields of an online form', () => {
  it('are empty before the form is loaded', async () => {
    const form = device().newForm()
    expect(form).toMatchObject({ asksForDocument: false, asksForVehicle: false, asksForLimit: false })
    expect(form).toMatchObject({ reasons: [], remedies: [], lines: [], chosenLines: [], key: '' })
    await form.submit()
    await form.findDocument()
    await form.recall()
    expect(form.ticket).toBeUndefined()
  })

  it.each<[FormTopic, boolean, boolean, boolean, string | undefined]>([
    ['RETURN', true, false, false, 'CREDIT'],
    ['WARRANTY', true, true, false, 'REPLACEMENT'],
    ['CREDIT', false, false, true, undefined],
  ])(
    'depend on the topic of the form: %s',
    async (topic, asksForDocument, asksForVehicle, asksForLimit, remedy) => {
      const { form } = await opened(topic)
      expect(form).toMatchObject({ asksForDocument, asksForVehicle, asksForLimit, key: 'key-1' })
      expect([form.remedies[0], form.reasons.length > 0]).toEqual([remedy, remedy !== undefined])
    },
  )

  it('contain the user’s e-mail address, and links to the forms of other topics contain the topic of the claim', async () => {
    const on = device()
    on.session.snapshot = { ...on.session.snapshot, user: { ...on.session.user!, email: 'anna@becker.test' } }
    const { form } = await opened('RETURN', { isClaim: true }, on)
    expect(form.entries.email).toBe('anna@becker.test')
    expect(form.searchOf('form-SHORTAGE')).toBe('?form=form-SHORTAGE&report=RETURN')
    expect((await opened('RETURN')).form.searchOf('form-SHORTAGE')).toBe('?form=form-SHORTAGE')
  })

  it('may be prefilled by the URL', async () => {
    const others = [formAbout('SHORTAGE')]
    const marked = [
      { lineNo: 1, quantity: 2 },
      { lineNo: 9, quantity: 1 },
      { lineNo: 2, quantity: 0 },
    ]
    const own = { ...WITH_INVOICE, others, lines: marked, message: 'Broken', reason: 'OTHER' } as const
    const { form } = await opened('RETURN', own)
    expect(form.entries).toMatchObject({ documentNo: 'R-1', message: 'Broken', reason: 'OTHER' })
    expect(form).toMatchObject({ others, chosenLines: [{ lineNo: 1, quantity: 2, most: 2 }], errors: {} })
  })
})

describe('the document of an online form', () => {
  it('is loaded by its number, and reported as unknown if it does not exist', async () => {
    let knownFormDocument: FormDocument | undefined = INVOICE
    const { form, findCalls } = await opened('RETURN', {}, device({ find: () => knownFormDocument }))
    await form.findDocument()
    expect(findCalls).toEqual([])
    form.type('documentNo', 'R-1')
    await form.findDocument()
    expect(findCalls).toEqual([['RETURN', 'R-1']])
    expect([form.lines, form.errors]).toEqual([INVOICE.lines, {}])
    knownFormDocument = undefined
    form.type('documentNo', 'R-2')
    expect(form.lines).toEqual([])
    await form.findDocument()
    expect(form.errors).toEqual({ documentNo: 'unknown' })
    form.type('documentNo', 'R-3')
    expect(form.errors).toEqual({})
  })

  it('is not loaded by a form that needs none', async () => {
    const { form, findCalls } = await opened('CREDIT')
    form.type('documentNo', 'R-1')
    await form.findDocument()
    expect(findCalls).toEqual([])
  })

  it('that cannot be loaded shows an error', async () => {
    const find = () => {
      throw new ApiFailure('offline', 'document')
    }
    const { form } = await opened('RETURN', {}, device({ find }))
    form.type('documentNo', 'R-1')
    await form.findDocument()
    expect(form).toMatchObject({ rejection: 'unreachable', document: undefined })
  })

  it('retains its chosen lines when the same document is loaded again', async () => {
    const { form } = await opened('RETURN', WITH_INVOICE)
    form.mark(INVOICE.lines[0]!, true)
    form.show(shownAs('RETURN', WITH_INVOICE))
    expect(form.chosenLines).toHaveLength(1)
    form.show(shownAs('RETURN', { documentNo: 'R-2', document: { ...INVOICE, documentNo: 'R-2' } }))
    expect(form.chosenLines).toEqual([])
  })
})

describe('the lines of a document in an online form', () => {
  it('are selected with their whole quantity', async () => {
    const { form } = await opened('RETURN', WITH_INVOICE)
    form.mark(INVOICE.lines[1]!, true)
    expect(form.chosenLines).toEqual([{ lineNo: 2, quantity: 5, most: 5 }])
    form.mark(INVOICE.lines[1]!, false)
    expect(form.chosenLines).toEqual([])
  })

  it.each(['0', '-1', '1.5', 'two', ''])(
    'are not selected with the invalid quantity "%s"',
    async (typedText) => {
      const { form } = await opened('RETURN', WITH_INVOICE)
      form.setQuantity(INVOICE.lines[1]!, typedText)
      expect(form.chosenLines).toEqual([])
    },
  )

  it('accept at most their quantity in the document', async () => {
    const { form } = await opened('RETURN', WITH_INVOICE)
    form.setQuantity(INVOICE.lines[1]!, '6')
    expect(form.errors).toEqual({ lines: 'too-many' })
    form.mark(INVOICE.lines[1]!, true)
    expect(form.errors).toEqual({})
    form.setQuantity(INVOICE.lines[1]!, '1')
    expect([form.errors, form.chosenLines]).toEqual([{}, [{ lineNo: 2, quantity: 1, most: 5 }]])
    form.setQuantity(INVOICE.lines[1]!, '5')
    expect(form.errors).toEqual({})
  })

  it('are contained in the link to the form of another topic', async () => {
    const { form } = await opened('RETURN', WITH_INVOICE)
    expect(form.searchOf('shortage')).toBe('?form=shortage&documentNo=R-1')
    form.mark(INVOICE.lines[0]!, true)
    expect(form.searchOf('shortage')).toBe('?form=shortage&documentNo=R-1&line=1%3A2')
    expect((await opened('CREDIT')).form.searchOf('shortage')).toBe('?form=shortage')
  })
})

describe('submitting an online form', () => {
  it('shows the ticket number, and stores the e-mail address for the next form', async () => {
    const on = device()
    const { form, sent } = await opened('CREDIT', {}, on)
    form.type('email', ' anna@becker.test ')
    form.type('message', 'More')
    await form.submit()
    expect(sent).toMatchObject([['key-1', { entries: { message: 'More' }, lines: [], files: [] }]])
    expect(form).toMatchObject({ ticket: TICKET, errors: {}, rejection: undefined })
    const again = await opened('CREDIT', {}, on)
    expect(again.form.entries).toMatchObject({ email: 'anna@becker.test', message: '' })
  })

  it('stores no draft after the ticket number is shown', async () => {
    const on = device()
    const { form } = await opened('CREDIT', {}, on)
    await form.submit()
    form.type('message', 'Once more')
    expect((await opened('CREDIT', {}, on)).form.entries.message).toBe('')
  })

  it('shows missing values at their fields', async () => {
    const submit = () => fail({ kind: 'flawed', errors: { email: 'missing', limit: 'missing' } } as const)
    const { form } = await opened('CREDIT', {}, device({ submit }))
    await form.submit()
    expect(form).toMatchObject({ errors: { email: 'missing', limit: 'missing' }, rejection: undefined })
    form.type('email', 'anna@becker.test')
    expect(form.errors).toEqual({ limit: 'missing' })
  })

  it('uses the same idempotency key for the same content, and another key for other content', async () => {
    const results = [fail({ kind: 'unreachable' } as const), fail({ kind: 'unreachable' } as const), SENT]
    const on = device({ submit: () => results.shift()! })
    const { form, sent } = await opened('CREDIT', {}, on)
    form.type('message', 'More')
    await form.submit()
    expect(form).toMatchObject({ rejection: 'unreachable', ticket: undefined, entries: { message: 'More' } })
    const again = await opened('CREDIT', { key: 'key-2' }, on)
    await again.form.submit()
    again.form.type('message', 'Much more')
    await again.form.submit()
    const keys = sent.map(([key]) => key)
    expect(keys.slice(0, 2)).toEqual(['key-1', 'key-1'])
    expect(['key-1', 'key-2']).not.toContain(keys[2])
    expect(again.form.rejection).toBeUndefined()
  })
})

describe('the draft of an online form', () => {
  it('is restored with its document and the chosen lines', async () => {
    const on = device()
    const { form } = await opened('RETURN', WITH_INVOICE, on)
    form.mark(INVOICE.lines[0]!, true)
    form.type('message', 'Half')
    const again = await opened('RETURN', {}, on)
    expect(again.form).toMatchObject({ entries: { documentNo: 'R-1', message: 'Half' }, document: INVOICE })
    expect(again.form.chosenLines).toMatchObject([{ lineNo: 1 }])
  })

  it('loses its lines when another document is loaded', async () => {
    const on = device()
    const { form } = await opened('RETURN', WITH_INVOICE, on)
    form.mark(INVOICE.lines[0]!, true)
    const other = { documentNo: 'R-2', document: { ...INVOICE, documentNo: 'R-2' } }
    const again = await opened('RETURN', other, on)
    expect(again.form).toMatchObject({ entries: { documentNo: 'R-2' }, chosenLines: [] })
    expect(again.findCalls).toEqual([])
  })

  it('adds its lines to those of the URL', async () => {
    const on = device()
    const { form } = await opened('RETURN', WITH_INVOICE, on)
    form.mark(INVOICE.lines[0]!, true)
    const again = await opened('RETURN', { ...WITH_INVOICE, lines: [{ lineNo: 2, quantity: 3 }] }, on)
    expect(again.form.chosenLines.map(({ lineNo }) => lineNo)).toEqual([1, 2])
  })
})

describe('an online form that was submitted without scripts', () => {
  it('shows the typed texts and the result', () => {
    const form = device().newForm()
    const entries = { ...form.entries, message: 'More', email: 'anna@becker.test' }
    const displayedShownForm = shownAs('RETURN', {
      ...WITH_INVOICE,
      message: 'From the address',
      reason: 'OTHER',
    })
    form.show(displayedShownForm, { entries, lines: [], rejection: { kind: 'refused' } })
    expect(form).toMatchObject({ rejection: 'refused', entries: { message: 'More', reason: '' } })
    form.show(displayedShownForm, { entries, lines: [], ticket: TICKET as never })
    expect(form).toMatchObject({ ticket: TICKET, rejection: undefined })
  })
})

it('the user can remove a file, which clears the errors of files that were rejected', async () => {
  const { form } = await opened('CREDIT')
  const pdf = (name: string) => ({ name, bytes: new TextEncoder().encode('%PDF-1.7') })
  form.attach([pdf('a.pdf'), pdf('b.pdf'), { name: 'c.pdf', bytes: new TextEncoder().encode('MZ') }])
  expect(form.fileErrors).toEqual([{ name: 'c.pdf', error: 'wrong-kind' }])
  form.detach(0)
  expect([form.files.map(({ name }) => name), form.fileErrors]).toEqual([['b.pdf'], []])
})

it('a photo that is too large is rejected before it is loaded', async () => {
  const { form } = await opened('CREDIT')
  await form.pick([
    { name: 'huge.jpg', size: 30_000_000, arrayBuffer: () => expect.fail('was read') },
    { name: 'a.pdf', size: 8, arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer },
  ])
  expect(form.files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(form.fileErrors).toEqual([{ name: 'huge.jpg', error: 'too-large' }])
})
