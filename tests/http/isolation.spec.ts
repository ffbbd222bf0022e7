import { expect, it } from 'vitest'
import demo from '#mock-backend/data/customers.json' with { type: 'json' }
import { personalTextsOf, strangersIn } from '../fixtures/strangers.fixture.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const SESSIONS = 20
const REQUESTS = 100
const AT_ONCE = 20
const SLOW_MACHINE_MS = 600_000
const PATHS = [
  '/en/categories',
  '/en/checkout/step1',
  '/en/search/results?news=true',
  '/en/products/nw-3-70481-oil-filter',
  '/divisoes',
]

/** All customers, and persons of one company, who have only the customer number in common. */
const PEOPLE = [...demo.customers, ...demo.people.map((person) => ({ ...person, login: person.userName }))]

type Session = {
  readonly visitor: HttpVisitor
  readonly customer: (typeof PEOPLE)[number]
  readonly token: string
}

/** A shop that caches pages for all guests. */
const shop = runningShop({})

it(
  'pages of a customer contain no data of another customer, even for simultaneous requests',
  { timeout: SLOW_MACHINE_MS },
  async () => {
    // loads the pages of guests first, because a server that has just started is slow
    for (const path of PATHS) await (await fetch(shop.origin + path)).text()
    const sessions: Session[] = []
    for (let index = 0; index < SESSIONS; index += 1) {
      const customer = PEOPLE[index % PEOPLE.length]!
      const visitor = new HttpVisitor(shop.origin)
      expect((await visitor.logIn(customer.login)).status).toBe(302)
      sessions.push({ visitor, customer, token: visitor.cookie('__Host-session')! })
    }
    const personalData = PEOPLE.map((one) => ({
      customerId: one.contactId,
      texts: [
        ...personalTextsOf(one),
        ...sessions.flatMap(({ customer, token }) => (customer === one ? [token] : [])),
      ],
    }))
    /** Data that must not occur for a customer: colleagues may see the customer number and the administrator. */
    const foreignDataFor = ({ customerId }: Session['customer']) => {
      const knownTexts = personalTextsOf(demo.customers.find((one) => one.customerId === customerId)!)
      return personalData.map((one) => ({
        ...one,
        texts: one.texts.filter((text) => !knownTexts.includes(text)),
      }))
    }
    let foreign = 0
    let own = 0
    let guests = 0
    let next = 0
    const ask = async () => {
      while (next < REQUESTS) {
        const turn = next++
        const { visitor, customer } = sessions[turn % SESSIONS]!
        const html = await (await visitor.get(PATHS[turn % PATHS.length]!)).text()
        if (html.includes(customer.customerId)) own += 1
        if (strangersIn(html, customer.contactId, foreignDataFor(customer)).length > 0) foreign += 1
        if (turn % 10 > 0) continue
        const guest = await (await new HttpVisitor(shop.origin).get(PATHS[turn % PATHS.length]!)).text()
        guests += 1
        if (strangersIn(guest, 'nobody', personalData).length > 0) foreign += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    expect({ foreign, own, guests }).toEqual({ foreign: 0, own: REQUESTS, guests: REQUESTS / 10 })
  },
)
