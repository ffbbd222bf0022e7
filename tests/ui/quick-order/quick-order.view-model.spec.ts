import { expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { AVAILABILITY_DRAFT, QUICK_ORDER_DRAFT, tableDraft } from '#application/quick-order/table-draft.ts'
import '#ui/saved-carts/saved-carts.module.ts'
import '#ui/favourites/favourite-button.module.ts'
import '#ui/own-numbers/own-numbers.module.ts'
import '#ui/scanning/scanning.module.ts'
import '#ui/line-check/line-check.module.ts'
import '#ui/data-table/sheets.module.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

async function opened() {
  const storage = storageOf()
  const shop = await loggedInShop('full', { draftStorage: new LocalDraftStorage(() => storage) })
  const model = shop.get(QuickOrderViewModel)
  model.table.open()
  const draftOf = (name: string) => shop.get(Drafts).open(tableDraft(name))
  return { model, there: draftOf(AVAILABILITY_DRAFT), own: draftOf(QUICK_ORDER_DRAFT) }
}

it('the quick order appends its rows to those of the availability page', async () => {
  const { model, there } = await opened()
  there.save([['1.1', '5']])
  await model.table.intake.paste('3.61984;4\n3.61985;2')
  model.handOver()
  expect(there.restore()).toMatchObject([
    ['1.1', '5'],
    ['3.61984', '4'],
    ['3.61985', '2'],
  ])
})

it('the quick order appends no row that already exists, and no empty one', async () => {
  const { model, there } = await opened()
  await model.table.intake.paste('3.61984;4')
  model.handOver()
  model.handOver()
  expect(there.restore()).toEqual([['3.61984', '4']])
})

it('the quick order stores its rows separately from those of the availability page', async () => {
  const { model, own, there } = await opened()
  await model.table.intake.paste('3.61984;4')
  model.table.draft.keep()
  expect(own.restore()).toEqual([['3.61984', '4']])
  expect(there.restore()).toBeUndefined()
})
