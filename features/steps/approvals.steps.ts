import { customerApi } from '../support/customer-api.ts'
import { IN_STOCK } from '../support/demo-parts.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import type { ShopWorld } from '../support/world.ts'

/** Number of the first approval request in the mock's data. */
const REQUEST = 'R000001'

Given(
  'the cart of {string} exceeds their order limit, and its line has the note {string}',
  async function (user: string, note: string) {
    const call = await customerApi(this, user)
    await call('/api/checkout/cart/create')
    await call('/api/checkout/cart/add', { items: [{ sku: IN_STOCK.sku, qty: 60, note }] })
  },
)

const decide = (world: ShopWorld, decision: string, note: string) => {
  const page = world.to('approvalRequest', { slug: REQUEST })
  return world.visitor.send(page, { decision, note })
}

When('they approve the request', async function () {
  await decide(this, 'APPROVE', '')
  await openUnlessRefused(this)
})

When('they refuse the request without a reason', async function () {
  await decide(this, 'REFUSE', '')
})

When('they refuse the request with {string}', async function (note: string) {
  await decide(this, 'REFUSE', note)
})

Given('no person of their company may approve orders', function () {
  for (const approver of ['full@demo.test', 'approver@demo.test'])
    this.backend.changeFlags(approver, { order: false })
})

When('they withdraw the request', async function () {
  await decide(this, 'WITHDRAW', '')
})

When('they put the lines of the request back into the cart', async function () {
  await decide(this, 'CART', '')
})

async function openUnlessRefused(world: ShopWorld): Promise<void> {
  const page = world.to('approvalRequest', { slug: REQUEST })
  if (!(await world.visitor.seen()).includes(world.text('approvals.failure.own')))
    await world.visitor.open(page)
}

When(
  'they set the budget of the cost centre {string} to {string}',
  async function (id: string, budget: string) {
    const { location } = await this.visitor.send(this.to('costcentres'), {
      id,
      name: 'Filiale Kiel',
      isOpen: '1',
      budget,
    })
    if (location !== null) await this.visitor.open(location)
  },
)

Then('{string} has a mail about {string}', function (to: string, number: string) {
  const mail = this.backend.mails.find((one) => one.to === to && one.subject.includes(number))
  includes(mail?.subject ?? '', number)
})
