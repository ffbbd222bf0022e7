import assert from 'node:assert/strict'
import type { SubmissionRejection } from '#application/checkout/place-order.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { Result } from '#domain/shared/result.ts'
import { ConfirmationViewModel } from '#ui/checkout/confirmation/confirmation.view-model.ts'
import { ReviewViewModel } from '#ui/checkout/review/review.view-model.ts'
import { orderIn } from '../support/drivers/checkout-models.ts'
import { Then, When } from '../support/steps.ts'
import { textsIn } from '../support/texts.ts'
import { models } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const outcomes = new WeakMap<ShopWorld, Result<PlacedOrder, SubmissionRejection>>()

async function review(world: ShopWorld): Promise<ReviewViewModel> {
  const { shop } = models(world)
  const model = shop.get(ReviewViewModel)
  const outcome = outcomes.get(world)
  const refusal = outcome && !outcome.ok ? outcome.error : undefined
  model.show(
    await shop.get(ReviewOrder).run(),
    refusal && { refusal, shown: [], reference: '', acceptPolicy: false },
  )
  return model
}

When(
  /^they press the order button( without accepting the policy)?$/,
  async function (without: string | null) {
    outcomes.set(this, await orderIn(models(this).shop, without === null))
  },
)

Then('the review names as missing: {string}', async function (names: string) {
  const model = await review(this)
  const texts = textsIn('en')
  const named = [
    ...model.missing.map(({ what }) => texts.formatMessage({ id: `checkout.missing.${what}` })),
    ...(model.policyIsMissing ? [texts.formatMessage({ id: 'checkout.review.policyMissing' })] : []),
  ]
  assert.equal(named.join(', '), names)
  assert.equal(model.wasPressed, true)
})

Then('each missing choice leads to its step: {string}', async function (steps: string) {
  assert.equal((await review(this)).missing.map(({ step }) => step).join(', '), steps)
})

Then('the review shows {int} orders that together are the cart', async function (count: number) {
  const model = await review(this)
  assert.equal(model.parts.length, count)
  const held = model.parts.flatMap(({ lines }) => lines)
  assert.equal(
    held.reduce((sum, { quantity }) => sum + quantity, 0),
    model.pieces,
  )
  const sum = model.parts.reduce((all, { total }) => all + (total?.minor ?? 0), 0)
  assert.equal(sum, model.totals?.goods.minor)
  const [first, second] = model.parts
  assert.ok(first && second && first.date < second.date)
})

Then('the confirmation names both order numbers, each with its lines', async function () {
  const outcome = outcomes.get(this)
  assert.ok(outcome?.ok)
  const model = models(this).shop.get(ConfirmationViewModel)
  model.show(outcome.value)
  const [numbers = []] = this.backend.placedOrders
  assert.deepEqual(
    model.parts.map(({ number }) => number),
    numbers,
  )
  assert.deepEqual(
    model.parts.map(({ part }) => part.lines.map(({ articleNo, quantity }) => `${articleNo} × ${quantity}`)),
    [['3.70481 × 4'], ['5.72706 × 2']],
  )
})
