import { expect, it } from 'vitest'
import { ContentStore, type LayoutData } from '#application/catalogue/content.store.ts'
import { AskForRightViewModel } from '#ui/data-table/ask-for-right.view-model.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const FRAME = {
  country: { links: { helpDesk: 'mailto:help@drawbar.test' }, company: { phone: '+49 40 123' } },
} as unknown as LayoutData

function askOf() {
  const [session, content] = [sessionOf('customer'), new ContentStore()]
  return { session, content, model: new AskForRightViewModel({ session, content }) }
}

it('the request to the help desk for a missing right contains name and customer number of the user', () => {
  const { model, session } = askOf()
  expect(model.asker).toEqual({ user: 'Anna Becker', customer: 'D0100001' })
  session.end()
  expect(model.asker).toEqual({ user: '', customer: '' })
})

it('the request for a missing right has a mailto link to the help desk only after the country is loaded', () => {
  const { model, content } = askOf()
  expect(model.contactFor('May I see prices?')).toBeUndefined()
  content.setLayoutData(FRAME)
  expect(model.contactFor('May I?')).toEqual({ href: 'mailto:help@drawbar.test?body=May%20I%3F' })
})
