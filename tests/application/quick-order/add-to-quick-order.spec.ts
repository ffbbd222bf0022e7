import { expect, it } from 'vitest'
import type { Drafts } from '#application/drafts/drafts.ts'
import { AddToQuickOrder } from '#application/quick-order/add-to-quick-order.ts'
import type { DraftRow } from '#application/quick-order/table-draft.ts'

function draftOf(...storedRows: readonly DraftRow[]) {
  const draft = { rows: storedRows }
  const drafts = {
    open: () => ({
      restore: () => (draft.rows.length > 0 ? draft.rows : undefined),
      save: (rows: readonly DraftRow[]) => {
        draft.rows = rows
        return true
      },
      discard: () => {},
    }),
  } as unknown as Drafts
  return { draft, lines: new AddToQuickOrder({ drafts }) }
}

it('appends lines to the stored draft of the quick order', async () => {
  const { draft, lines } = draftOf(['3.70481', '2', 'urgent'])

  await lines.add([{ number: '1.00190', pieces: 4 }])

  expect(draft.rows).toEqual([
    ['3.70481', '2', 'urgent'],
    ['1.00190', '4'],
  ])
})

it('adds a line to the quick order once even if it is called several times', async () => {
  const { draft, lines } = draftOf()

  await lines.add([{ number: '1.00190', pieces: 4 }])
  await lines.add([{ number: '1.00190', pieces: 4 }])
  await lines.add([{ number: '1.00190', pieces: 5 }])

  expect(draft.rows).toEqual([
    ['1.00190', '4'],
    ['1.00190', '5'],
  ])
})
