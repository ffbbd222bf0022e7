import type { Attachment } from '#domain/forms/attachment.ts'
import {
  creditLimitOf,
  formErrors,
  mileageOf,
  type Entries,
  type FormErrors,
  type Line,
} from '#domain/forms/entries.ts'
import { asksForDocument, asksForLimit, asksForVehicle, type Form } from '#domain/forms/form.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { ApiFailure } from '../shared/api-failure.ts'
import { attempt } from '../kernel/attempt.ts'
import { rejectionOf, type KindOfCode } from '../shared/rejection.ts'
import type { Forms, Submission, Ticket } from './forms.port.ts'

export type FilledForm = {
  readonly form: Form
  readonly entries: Entries
  readonly lines: readonly Line[]
  readonly files: readonly Attachment[]
}

export type SubmitRejection =
  | { readonly kind: 'flawed'; readonly flaws: FormErrors }
  | { readonly kind: 'files' | 'key-reused' | 'logged-out' | 'refused' | 'unreachable' }

const KIND_OF_CODE: KindOfCode<'files' | 'key-reused'> = new Map([
  [413_000, 'files'],
  [413_002, 'files'],
  [422_010, 'files'],
  [409_002, 'key-reused'],
])

/** Validates a form and submits it; validation errors are returned by field. */
export class SubmitForm {
  readonly #forms: Forms

  constructor(forms: Forms) {
    this.#forms = forms
  }

  async run(key: string, filled: FilledForm): Promise<Result<Ticket, SubmitRejection>> {
    const flaws = formErrors(filled.form.topic, filled.entries, filled.lines)
    if (Object.keys(flaws).length > 0) return fail({ kind: 'flawed', flaws })
    const sent = await attempt(() => this.#forms.submit(key, submissionOf(filled)))
    return sent.ok ? ok(sent.value) : fail(submitRejectionOf(sent.error))
  }
}

export function submissionOf({ form, entries, lines, files }: FilledForm): Submission {
  const { topic, formId } = form
  const vin = entries.vin.trim().toUpperCase()
  return {
    formId,
    email: entries.email.trim(),
    message: entries.message.trim(),
    files,
    ...(asksForDocument(topic) && { documentNo: entries.documentNo.trim(), lines }),
    ...(asksForVehicle(topic) && vin !== '' && { vin }),
    ...(asksForVehicle(topic) && { mileageKm: mileageOf(entries.mileage) }),
    ...(asksForLimit(topic) && { creditLimit: creditLimitOf(entries.limit) }),
  }
}

function submitRejectionOf(failure: ApiFailure): SubmitRejection {
  if (failure.code === 404_001) return { kind: 'flawed', flaws: { documentNo: 'unknown' } }
  const { kind } = rejectionOf(failure, KIND_OF_CODE)
  return { kind: kind === 'unreachable' && failure.kind === 'refused' ? 'refused' : kind }
}
