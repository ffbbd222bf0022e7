import type { DraftKind } from '../drafts/drafts.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { isRecord } from '#domain/shared/json.ts'
import { truncateText } from '#domain/shared/text.ts'

/** Typed or chosen values by field name. */
export type FormFieldValues = Readonly<Record<string, string>>

/** Maximum number of fields in a draft: step 1 has one for each line with an ambiguous quantity. */
const FIELDS_MAX = 1_000
const TEXT_MAX = 10_000

/** Draft of the form of a checkout step; discarded when the form is submitted successfully. */
export const stepDraft = (step: Step): DraftKind<FormFieldValues> => ({
  name: `checkout-step${step}`,
  version: 1,
  read: (stored) =>
    isRecord(stored) && Object.keys(stored).length <= FIELDS_MAX ? textsIn(stored) : undefined,
})

const textsIn = (stored: Readonly<Record<string, unknown>>): FormFieldValues =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, truncateText(text, TEXT_MAX)]] : [],
    ),
  )
