import { expect, it } from 'vitest'
import { createServices } from '#mock-backend/create-services.ts'
import { api, smallBackend } from '../call-api.ts'

const PERSON = 'C100001'
const answered = (no: string) => {
  const values = { no, answer: 'Yes' }
  return { job: `answer ${no}`, personId: PERSON, kind: 'REQUEST', text: 'answered', values } as const
}

function inboxOf(now = () => Date.parse('2026-11-30T08:00Z')) {
  return createServices({ seed: 7, size: 600, clock: now })
}

it('notifies a person once per event, in the shop and by mail', () => {
  const { inbox, mailbox } = inboxOf()
  inbox.add(answered('A1'))
  inbox.add(answered('A1'))
  expect(inbox.of(PERSON)).toMatchObject([{ kind: 'REQUEST', values: { no: 'A1' }, isRead: false }])
  expect(mailbox.all.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'full@demo.test: Antwort auf Anfrage A1',
  ])
})

it.each([
  { shop: true, mail: false },
  { shop: false, mail: true },
  { shop: false, mail: false },
])('notifies a person only by the chosen channels: %o', ({ shop, mail }) => {
  const { inbox, mailbox } = inboxOf()
  inbox.saveChannels(PERSON, [{ kind: 'REQUEST', shop, mail }])
  inbox.add(answered('A1'))
  inbox.add({ ...answered('A1'), personId: 'C100005' })
  expect([inbox.of(PERSON).length, mailbox.all.filter(({ to }) => to === 'full@demo.test').length]).toEqual([
    Number(shop),
    Number(mail),
  ])
  expect(inbox.of('C100005')).toHaveLength(1)
})

it('the inbox of a person has the newest 200 entries', () => {
  const { inbox } = inboxOf()
  for (let no = 0; no < 202; no += 1) inbox.add(answered(`A${no}`))
  const numbers = inbox.of(PERSON).map(({ values }) => values['no'])
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 'A201', 'A2'])
})

it('does not mark an entry as read that is newer than the time of "mark all as read"', () => {
  let now = 1000
  const { inbox } = inboxOf(() => now)
  inbox.add(answered('A1'))
  now = 2000
  inbox.add(answered('A2'))
  inbox.markRead(PERSON, { until: 1000 })
  expect(inbox.of(PERSON).map(({ isRead }) => isRead)).toEqual([false, true])
})

it('returns inbox entries only to their person, in the language of the request, even after a restart', async () => {
  const first = smallBackend()
  const { as, decideCase } = api(first)
  const asOwner = await as('full')
  const place = { street: 'Ring 1', postCode: '20095', city: 'Hamburg', countryID: 'DE' }
  const address = { company: 'Becker SE', ...place }
  const { ticketNo } = (await asOwner('addresses/requestChange', { address })).body
  await decideCase(ticketNo, 'REFUSE', 'Done')

  const restarted = api(smallBackend({ snapshot: first.snapshot() }))
  const list = { languageID: 'fr-FR', start: 0, length: 10 }
  const read = async (user: string) => (await (await restarted.as(user))('inbox/list', list)).body
  expect(await read('full')).toMatchObject({
    entries: [{ title: `Demande ${ticketNo} : refusée`, text: 'Done', isRead: false }],
    unread: 1,
  })
  expect(await read('export')).toMatchObject({ entries: [], unread: 0 })
})
