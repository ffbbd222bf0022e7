/** Form input about the driver and the vehicle. */
export type Visit = { readonly driver: string; readonly plate: string; readonly remark: string }

export type VisitField = keyof Visit
type VisitFieldError =
  { readonly kind: 'missing' } | { readonly kind: 'too-long'; readonly most: number; readonly typed: number }
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
    return typed > most ? [[field, { kind: 'too-long', most, typed }]] : []
  })
  return Object.fromEntries(errors)
}
