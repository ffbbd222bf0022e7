import { VISIT_FIELDS, type Visit } from '#domain/appointments/visit.ts'
import type { DraftKind } from '../journal/drafts.ts'

/** What was typed of who comes, of each appointment and of a new one; as long as it may be, or longer. */
export const visitDraft = (no: string | undefined): DraftKind<Visit> => ({
  name: `pickup:${no ?? 'new'}`,
  version: 1,
  read(kept) {
    if (typeof kept !== 'object' || kept === null) return undefined
    const fields = kept as Partial<Record<string, unknown>>
    return VISIT_FIELDS.every((field) => typeof fields[field] === 'string') ? (kept as Visit) : undefined
  },
})
