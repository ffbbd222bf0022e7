import type { Fit } from '#domain/vehicles/fit.ts'
import { Text } from '../../shared/text.tsx'
import { FitReasons } from './fit-reasons.tsx'

/** Why a part of a list does not fit, where a fact of the vehicle tells. */
export function MisfitReasons({ fit }: { readonly fit: Fit }) {
  if (fit.kind !== 'does-not-fit' || fit.because.length === 0) return null
  return (
    <>
      {' '}
      <Text small muted>
        <FitReasons fit={fit} />
      </Text>
    </>
  )
}
