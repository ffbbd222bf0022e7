import assert from 'node:assert/strict'
import { ConfirmationViewModel } from '#ui/checkout/confirmation/confirmation.view-model.ts'
import { ReviewViewModel } from '#ui/checkout/review/review.view-model.ts'
import { StepBarViewModel } from '#ui/checkout/step-bar/step-bar.view-model.ts'
import { Then, When } from '../support/steps.ts'
import { modelVisitorOf } from '../support/visitor-by-depth.ts'

Then('the review reports as missing: {string}', async function (names: string) {
  const model = await modelVisitorOf(this).shown(ReviewViewModel)
  const named = [
    ...model.missing.map(({ what }) => this.text(`checkout.missing.${what}`)),
    ...(model.policyIsMissing ? [this.text('checkout.review.policyMissing')] : []),
  ]
  assert.equal(named.join(', '), names)
  assert.equal(model.wasPressed, true)
})

Then('each missing choice links to its step: {string}', async function (steps: string) {
  const { missing } = await modelVisitorOf(this).shown(ReviewViewModel)
  assert.equal(missing.map(({ step }) => step).join(', '), steps)
})

Then(
  'the review shows {int} orders, whose quantities and totals add up to the cart',
  async function (count: number) {
    const model = await modelVisitorOf(this).shown(ReviewViewModel)
    assert.equal(model.parts.length, count)
    const allLines = model.parts.flatMap(({ lines }) => lines)
    assert.equal(
      allLines.reduce((sum, { quantity }) => sum + quantity, 0),
      model.pieces,
    )
    const sum = model.parts.reduce((all, { total }) => all + (total?.minor ?? 0), 0)
    assert.equal(sum, model.totals?.goods.minor)
    const [first, second] = model.parts
    assert.ok(first && second && first.date < second.date)
  },
)

Then('the confirmation lists both order numbers, each with its lines', async function () {
  const model = await modelVisitorOf(this).shown(ConfirmationViewModel)
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

When('they leave the checkout', function () {
  modelVisitorOf(this).shop.get(StepBarViewModel).leave()
})

When('they go to the review with the choices of the last order', async function () {
  const { location } = await this.visitor.send(this.to('checkoutStep1'), {})
  if (location !== null) await this.visitor.open(location)
})
