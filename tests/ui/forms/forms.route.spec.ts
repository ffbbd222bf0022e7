import { expect, it, vi } from 'vitest'
import { OpenForms } from '#application/forms/open-forms.ts'
import { SubmitForm } from '#application/forms/submit-form.ts'
import { action, loader } from '#ui/forms/forms.route.tsx'
import { loadAt, submitAt } from '../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

/** The lines that a form without scripts submits for a document of many lines. */
async function submitted(body: URLSearchParams) {
  const shop = await loggedInShop('full')
  const lines = Array.from({ length: 200 }, (_, index) => ({
    lineNo: index + 1,
    orderLineNo: index + 1,
    number: `${index}`,
    name: 'Disc',
    quantity: 2_000,
  }))
  const form = { formId: 'return', topic: 'RETURN' }
  vi.spyOn(OpenForms.prototype, 'one').mockResolvedValue({
    form,
    document: { documentNo: 'R-1', lines },
  } as never)
  const sent = vi.spyOn(SubmitForm.prototype, 'run')
  await submitAt(action, shop, '/en/infocenter/forms?form=return', body)
  return sent.mock.calls[0]?.[1].lines
}

it('the chosen lines of a form are read from its fields once, not once per line of the document', async () => {
  const read = vi.spyOn(FormData.prototype, 'getAll')
  const lines = await submitted(new URLSearchParams({ line: '3', 'quantity-3': '7' }))
  expect(lines).toEqual([{ lineNo: 3, quantity: 7, most: 2_000 }])
  expect(read.mock.calls.filter(([name]) => name === 'line')).toHaveLength(1)
})

it.each([
  ['credit-online', 'storeman', 403],
  ['master-data-online', 'buyer', 403],
  // the only person of a company
  ['credit-online', 'accounts', 200],
  ['master-data-online', 'full', 200],
] as const)('the form %s opened by the account "%s" has the status %d', async (form, partner, status) => {
  vi.restoreAllMocks()
  const shop = await loggedInShop(partner)
  const load = loader as Parameters<typeof loadAt>[0]
  const loaded = await loadAt(load, shop, `/en/infocenter/forms?form=${form}`)
  expect(loaded).toMatchObject({ value: { init: { status } } })
})
