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
import { ApiFailure } from '../shared/api-failure.ts'
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

const KIND_OF_CODE: ReadonlyMap<number, 'files' | 'key-reused'> = new Map([
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
    try {
      return ok(await this.#forms.submit(key, submissionOf(filled)))
    } catch (error) {
      return rejectionOf(error)
    }
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

function rejectionOf(error: unknown): Result<never, SubmitRejection> {
  if (!(error instanceof ApiFailure)) throw error
  if (error.kind === 'session-ended' || error.kind === 'logged-out') return fail({ kind: 'logged-out' })
  if (error.code === 404_001) return fail({ kind: 'flawed', flaws: { documentNo: 'unknown' } })
  const kind = KIND_OF_CODE.get(error.code ?? 0)
  return fail({ kind: kind ?? (error.kind === 'refused' ? 'refused' : 'unreachable') })
}
