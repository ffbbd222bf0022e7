import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import type { ApplyUsualChoices } from '#application/checkout/usual-order.ts'
import { UsualOrderViewModel } from '#ui/checkout/usual-order.view-model.ts'

it.each([true, false])(
  'shows the link to the review after hydration only if there is a last order: %s',
  (isKnown) => {
    const usual: Pick<ApplyUsualChoices, 'isKnown'> = { isKnown }
    const model = new UsualOrderViewModel({ chooseUsual: usual as ApplyUsualChoices })
    const observed: boolean[] = []
    autorun(() => observed.push(model.isKnown))
    expect(observed).toEqual([false])
    model.open()
    expect(observed.at(-1)).toBe(isKnown)
  },
)
