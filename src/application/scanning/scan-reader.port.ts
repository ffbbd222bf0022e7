import { token } from '../kernel/token.ts'

/** Meaning of a scanned code. */
export type Scan =
  /**
   * `sku` is the part with this number in the catalogue; absent if there is none, or if the catalogue is unreachable.
   */
  | {
      readonly kind: 'part'
      readonly number: string
      readonly sku?: string | undefined
      /** Quantity that is printed on the label. */
      readonly pieces?: number | undefined
    }
  /** Quantity from a label on which the number is a separate code. */
  | { readonly kind: 'quantity'; readonly pieces: number }
  | { readonly kind: 'package'; readonly sscc: string }
  | { readonly kind: 'nothing' }

/** Reads the text of a scanned code. */
export interface ScanReader {
  read(text: string): Promise<Scan>
}

export const ScanReader = token<ScanReader>('ScanReader')
