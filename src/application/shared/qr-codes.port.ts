import { token } from '../kernel/token.ts'

/** What a text looks like as a QR code: rows of dark and light squares, with their quiet border. */
export interface QrCodes {
  squares(text: string): Promise<readonly (readonly boolean[])[]>
}

export const QrCodes = token<QrCodes>('QrCodes')
