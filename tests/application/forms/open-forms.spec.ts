import { expect, it } from 'vitest'
import type { FindFormDocument } from '#application/forms/form-document.ts'
import type { Forms } from '#application/forms/forms.port.ts'
import { OpenForms } from '#application/forms/open-forms.ts'
import type { Form } from '#domain/forms/form.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const form = (formId: string, topic: Form['topic'], kind: Form['kind'] = 'ONLINE') =>
  ({ formId, topic, kind }) as Form
const PRINTED = form('p1', 'RETURN', 'PDF')
const RETURN = form('f1', 'RETURN')
const CREDIT = form('f2', 'CREDIT')
const WARRANTY = form('f3', 'WARRANTY')
const FORMS = [PRINTED, RETURN, CREDIT, WARRANTY]
const FOUND = { documentNo: '9001', lines: [] }

function opening() {
  const find = recordedPort<FindFormDocument>({ run: async () => FOUND })
  const { port } = recordedPort<Forms>({ list: async () => FORMS })
  return { forms: new OpenForms({ forms: port, find: find.port }), asked: find.calls }
}

it('opens an online form with its document, and links to other forms about documents', async () => {
  const { forms, asked } = opening()
  expect(await forms.one('f1', '9001')).toEqual({
    form: RETURN,
    documentNo: '9001',
    document: FOUND,
    others: [RETURN, WARRANTY],
  })
  expect(asked).toEqual([['run', 'RETURN', '9001']])
})

it('loads no document if no number is given or the form needs no document', async () => {
  const { forms, asked } = opening()
  expect(await forms.one('f1', '')).toMatchObject({ form: RETURN, document: undefined })
  expect(await forms.one('f2', '9001')).toEqual({
    form: CREDIT,
    documentNo: '9001',
    document: undefined,
    others: [],
  })
  expect(asked).toEqual([])
})

it('returns nothing for an unknown form and for a form that exists only on paper', async () => {
  const { forms } = opening()
  expect(await forms.one('p1', '')).toBeUndefined()
  expect(await forms.one('f9', '')).toBeUndefined()
})

it('lists all forms, and returns the online form of a topic', async () => {
  const { forms } = opening()
  expect(await forms.list()).toBe(FORMS)
  expect(await forms.about('RETURN')).toBe(RETURN)
  expect(await forms.about('SHORTAGE')).toBeUndefined()
})
