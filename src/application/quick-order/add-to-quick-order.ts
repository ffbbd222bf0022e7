import type { OrderedNumber } from '#domain/search/query-interpretation.ts'
import { Drafts } from '../drafts/drafts.ts'
import type { QuickOrderLines } from './quick-order-lines.port.ts'
import { QUICK_ORDER_DRAFT, tableDraft, type DraftRow } from './table-draft.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Appends lines to the draft of the quick order; a line that the draft already contains is skipped. */
export class AddToQuickOrder extends dependsOn({ drafts: Drafts }) implements QuickOrderLines {
  async add(lines: readonly OrderedNumber[]): Promise<void> {
    const draft = this.deps.drafts.open(tableDraft(QUICK_ORDER_DRAFT))
    const storedRows = draft.restore() ?? []
    const addedDraftRows = lines
      .map(({ number, pieces }): DraftRow => [number, String(pieces)])
      .filter(
        ([number, quantityText]) => !storedRows.some((row) => row[0] === number && row[1] === quantityText),
      )
    draft.save([...storedRows, ...addedDraftRows])
  }
}
