/** Form input about the driver and the vehicle. */
export type DriverDetails = { readonly driver: string; readonly plate: string; readonly remark: string }

export type DriverDetailsField = keyof DriverDetails
type DriverDetailsFieldError =
  | { readonly kind: 'missing' | 'no-plate' }
  | { readonly kind: 'too-long'; readonly most: number; readonly typed: number }
export type DriverDetailsErrors = Partial<Readonly<Record<DriverDetailsField, DriverDetailsFieldError>>>

export const DRIVER_DETAILS_FIELDS = ['driver', 'plate', 'remark'] as const

/** Maximum length in Unicode characters. */
export const DRIVER_DETAILS_LENGTH_MAX: Readonly<Record<DriverDetailsField, number>> = {
  driver: 60,
  plate: 15,
  remark: 300,
}

/** Driver and licence plate are required, because the gate opens only for known plates; the remark is optional. */
export function driverDetailsErrors(visit: DriverDetails): DriverDetailsErrors {
  const errors = DRIVER_DETAILS_FIELDS.flatMap((field): [DriverDetailsField, DriverDetailsFieldError][] => {
    const text = visit[field].trim()
    if (text === '') return field === 'remark' ? [] : [[field, { kind: 'missing' }]]
    const typed = [...text].length
    const max = DRIVER_DETAILS_LENGTH_MAX[field]
    if (typed > max) return [[field, { kind: 'too-long', most: max, typed }]]
    return field === 'plate' && !isPlate(text) ? [[field, { kind: 'no-plate' }]] : []
  })
  return Object.fromEntries(errors)
}

/** True for a licence plate: letters of any script or digits, at least two in total, with the usual separators. */
const isPlate = (text: string) =>
  /^[\p{L}\p{N} .·/-]+$/u.test(text) && text.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 1
