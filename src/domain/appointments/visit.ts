/** Form input about the driver and the vehicle. */
export type Visit = { readonly driver: string; readonly plate: string; readonly remark: string }

export type VisitField = keyof Visit
type VisitFieldError =
  | { readonly kind: 'missing' | 'no-plate' }
  | { readonly kind: 'too-long'; readonly most: number; readonly typed: number }
export type VisitErrors = Partial<Readonly<Record<VisitField, VisitFieldError>>>

export const VISIT_FIELDS = ['driver', 'plate', 'remark'] as const

/** Maximum length in Unicode characters. */
export const LONGEST_OF_VISIT: Readonly<Record<VisitField, number>> = { driver: 60, plate: 15, remark: 300 }

/** Driver and plate are required, because the gate opens for a plate; the remark is optional. */
export function visitErrors(visit: Visit): VisitErrors {
  const errors = VISIT_FIELDS.flatMap((field): [VisitField, VisitFieldError][] => {
    const text = visit[field].trim()
    if (text === '') return field === 'remark' ? [] : [[field, { kind: 'missing' }]]
    const typed = [...text].length
    const most = LONGEST_OF_VISIT[field]
    if (typed > most) return [[field, { kind: 'too-long', most, typed }]]
    return field === 'plate' && !isPlate(text) ? [[field, { kind: 'no-plate' }]] : []
  })
  return Object.fromEntries(errors)
}

/** Letters of any script and digits, at least two of them, with what separates them on plates. */
const isPlate = (text: string) =>
  /^[\p{L}\p{N} .·/-]+$/u.test(text) && text.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 1
