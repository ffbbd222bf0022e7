import type { Attachment } from '#domain/forms/attachment.ts'
import { parseReason, parseRemedy } from '#domain/forms/claim-reasons.ts'
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
import type { ApiFailure } from '../kernel/api-failure.ts'
import { cutVin } from '#domain/vehicles/vin.ts'
import { attempt } from '../kernel/attempt.ts'
import type { Clock } from '../kernel/clock.port.ts'
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
  readonly #clock: Clock

  constructor(forms: Forms, clock: Clock) {
    this.#forms = forms
    this.#clock = clock
  }

  async run(key: string, filled: FilledForm): Promise<Result<Ticket, SubmitRejection>> {
    const flaws = formErrors(filled.form.topic, filled.entries, filled.lines, latestDay(this.#clock.now()))
    if (Object.keys(flaws).length > 0) return fail({ kind: 'flawed', flaws })
    const sent = await attempt(() => this.#forms.submit(key, submissionOf(filled)))
    return sent.ok ? ok(sent.value) : fail(submitRejectionOf(sent.error))
  }
}

/** Time zones are up to 14 hours ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000
const latestDay = (now: number) => new Date(now + FURTHEST_AHEAD_MS).toISOString().slice(0, 10)

export function submissionOf({ form, entries, lines, files }: FilledForm): Submission {
  const { topic, formId } = form
  const { fittedOn, removedOn } = entries
  const vin = cutVin(entries.vin)
  return {
    formId,
    email: entries.email.trim(),
    message: entries.message.trim(),
    files,
    ...(asksForDocument(topic) && {
      documentNo: entries.documentNo.trim(),
      lines: lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })),
    }),
    reason: parseReason(topic, entries.reason),
    remedy: parseRemedy(topic, entries.remedy),
    ...(asksForVehicle(topic) && vin !== '' && { vin }),
    ...(asksForVehicle(topic) && { mileageKm: mileageOf(entries.mileage) }),
    ...(asksForVehicle(topic) && fittedOn !== '' && { fittedOn }),
    ...(asksForVehicle(topic) && removedOn !== '' && { removedOn }),
    ...(asksForLimit(topic) && { creditLimit: creditLimitOf(entries.limit) }),
  }
}

function submitRejectionOf(failure: ApiFailure): SubmitRejection {
  if (failure.code === 404_001) return { kind: 'flawed', flaws: { documentNo: 'unknown' } }
  if (failure.code === 422_022) return { kind: 'flawed', flaws: { lines: 'claimed' } }
  const { kind } = rejectionOf(failure, KIND_OF_CODE)
  return { kind: kind === 'unreachable' && failure.kind === 'refused' ? 'refused' : kind }
}
