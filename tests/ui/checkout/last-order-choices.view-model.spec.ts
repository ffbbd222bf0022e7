import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import type { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import { LastOrderChoicesViewModel } from '#ui/checkout/last-order-choices.view-model.ts'

it.each([true, false])(
  'the cart shows the link to the review after hydration only if there is a last order: %s',
  (isKnown) => {
    const lastChoices: Pick<ReuseLastOrderChoices, 'isKnown'> = { isKnown }
    const model = new LastOrderChoicesViewModel({ reuseLastChoices: lastChoices as ReuseLastOrderChoices })
    const observed: boolean[] = []
    autorun(() => observed.push(model.isKnown))
    expect(observed).toEqual([false])
    model.open()
    expect(observed.at(-1)).toBe(isKnown)
  },
)
