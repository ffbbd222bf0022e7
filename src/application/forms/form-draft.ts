import { ENTRY_LENGTHS, NO_ENTRIES, type FormInput, type Line } from '#domain/forms/entries.ts'
import { isRecord } from '#domain/shared/json.ts'
import type { DraftKind } from '../drafts/drafts.ts'

/** Draft of one form. Attachments are not saved. */
export type FormDraft = {
  readonly entries: FormInput
  readonly lines: readonly Line[]
  /**
   * Idempotency key and content of the last submission if its response was lost; the key is reused only for equal
   * content.
   */
  readonly sent?: { readonly key: string; readonly content: string } | undefined
}

export const formDraft = (formId: string): DraftKind<FormDraft> => ({
  name: `form ${formId}`,
  version: 1,
  read,
})

/** The e-mail address of the last form that was sent. */
export const lastEmail: DraftKind<string> = {
  name: 'form e-mail',
  version: 1,
  read: (data) => (typeof data === 'string' && data.length <= ENTRY_LENGTHS.email ? data : undefined),
}

function read(data: unknown): FormDraft | undefined {
  if (!isRecord(data)) return undefined
  const { entries, lines, sent } = data
  if (!isRecord(entries) || !Array.isArray(lines)) return undefined
  const names = Object.keys(NO_ENTRIES) as (keyof FormInput)[]
  return {
    entries: Object.fromEntries(names.map((name) => [name, textOf(entries[name])])) as FormInput,
    lines: lines.filter(isLine),
    sent: isSent(sent) ? sent : undefined,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, ENTRY_LENGTHS.message) : '')

const isLine = (value: unknown): value is Line =>
  isRecord(value) && Number.isSafeInteger(value['lineNo']) && Number.isSafeInteger(value['quantity'])

const isSent = (value: unknown): value is NonNullable<FormDraft['sent']> =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['content'] === 'string'
