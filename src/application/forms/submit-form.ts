import type { Attachment } from '#domain/forms/attachment.ts'
import { parseReason, parseRemedy } from '#domain/forms/claim-reasons.ts'
import {
  creditLimitOf,
  dayOf,
  formErrors,
  mileageOf,
  type FormInput,
  type FormErrors,
  type Line,
} from '#domain/forms/entries.ts'
import { asksForDocument, asksForLimit, asksForVehicle, type Form } from '#domain/forms/form.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { truncateVin } from '#domain/vehicles/vin.ts'
import { Clock } from '../kernel/clock.port.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { Forms, type Submission, type Ticket, type SubmitApiRejection } from './forms.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type FilledForm = {
  readonly form: Form
  readonly entries: FormInput
  readonly lines: readonly Line[]
  readonly files: readonly Attachment[]
}

export type SubmitRejection =
  | { readonly kind: 'flawed'; readonly errors: FormErrors }
  | { readonly kind: 'files' | 'key-reused' | 'logged-out' | 'refused' | 'unreachable' }

/** Validates a form and submits it; validation errors are returned by field. */
export class SubmitForm extends dependsOn({ forms: Forms, clock: Clock }) {
  async run(key: string, filled: FilledForm): Promise<Result<Ticket, SubmitRejection>> {
    const errors = formErrors(
      filled.form.topic,
      filled.entries,
      filled.lines,
      latestDay(this.deps.clock.now()),
    )
    if (Object.keys(errors).length > 0) return fail({ kind: 'flawed', errors })
    const sent = await resultOf(() => this.deps.forms.submit(key, submissionOf(filled)))
    return sent.ok ? sent : fail(submitRejectionOf(sent.error.kind))
  }
}

/** Time zones are up to 14 hours ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000
const latestDay = (now: number) => new Date(now + FURTHEST_AHEAD_MS).toISOString().slice(0, 10)

export function submissionOf({ form, entries, lines, files }: FilledForm): Submission {
  const { topic, formId } = form
  const [fittedOn, removedOn] = [dayOf(entries.fittedOn), dayOf(entries.removedOn)]
  const vin = truncateVin(entries.vin)
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

function submitRejectionOf(kind: Rejection<SubmitApiRejection['kind']>['kind']): SubmitRejection {
  if (kind === 'unknown-document') return { kind: 'flawed', errors: { documentNo: 'unknown' } }
  if (kind === 'claimed-lines') return { kind: 'flawed', errors: { lines: 'claimed' } }
  return { kind }
}
