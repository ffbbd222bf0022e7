const HEX = 16

export const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('')

/** SHA-256 as hexadecimal digits. Works in a browser as well. */
export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
