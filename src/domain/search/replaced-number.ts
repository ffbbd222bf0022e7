import type { FoundVia } from '../products/product.ts'
import { isSameNumber } from '../shared/normalize-part-number.ts'

/** The number that is no longer sold, if a part was found as its successor. */
export const replacedNumberOfMatch = ({
  foundVia,
}: {
  readonly foundVia?: FoundVia | undefined
}): string | undefined => (foundVia?.kind === 'replaced' ? foundVia.number : undefined)

/** The replaced number in the spelling of the catalogue; undefined unless the part replaces it. */
export const replacedNumber = (
  { replaces }: { readonly replaces: readonly string[] },
  text: string,
): string | undefined => replaces.find((number) => isSameNumber(number, text))
