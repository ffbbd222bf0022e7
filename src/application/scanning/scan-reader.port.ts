import { token } from '../kernel/token.ts'

/** Meaning of a scanned code. */
export type Scan =
  /** `sku` is the part that the catalogue knows by this number; absent if it knows none, or could not be asked. */
  | {
      readonly kind: 'part'
      readonly number: string
      readonly sku?: string | undefined
      /** Quantity that is printed on the label. */
      readonly pieces?: number | undefined
    }
  /** Quantity of a label whose number is a separate code. */
  | { readonly kind: 'quantity'; readonly pieces: number }
  | { readonly kind: 'package'; readonly sscc: string }
  | { readonly kind: 'nothing' }

/** Reads the text of a scanned code. */
export interface ScanReader {
  read(text: string): Promise<Scan>
}

export const ScanReader = token<ScanReader>('ScanReader')
