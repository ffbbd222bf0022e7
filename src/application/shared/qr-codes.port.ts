import { token } from '../kernel/token.ts'

/** Encodes a text as QR code: rows of dark and light modules including the quiet zone. */
export interface QrCodes {
  squares(text: string): Promise<readonly (readonly boolean[])[]>
}

export const QrCodes = token<QrCodes>('QrCodes')
