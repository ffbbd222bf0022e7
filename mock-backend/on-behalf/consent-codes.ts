const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
const CODE_LASTS_MS = 15 * 60_000

/** Single-use codes by which persons authorize the help desk to act for them. */
export class ConsentCodes {
  readonly #codes = new Map<string, { readonly personId: string; readonly expiresAt: number }>()
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  create(personId: string) {
    const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
    const code = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
    for (const [known, { personId: owner }] of this.#codes) if (owner === personId) this.#codes.delete(known)
    const expiresAt = this.#clock() + CODE_LASTS_MS
    this.#codes.set(code, { personId, expiresAt })
    return { code, expiresAt }
  }

  /** True if the code belongs to the person. A code can be used only once. */
  use(typedText: string, personId: string): boolean {
    const code = typedText.trim().toUpperCase()
    const knownCode = this.#codes.get(code)
    if (knownCode?.personId !== personId || knownCode.expiresAt <= this.#clock()) return false
    return this.#codes.delete(code)
  }
}
