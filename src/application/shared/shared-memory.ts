/**
 * What the server has learnt and every replica of it may use. It is the same for every visitor and of none, and it
 * may be gone at any moment: whoever asks has to manage without.
 */
export type SharedMemory = {
  readonly recall: (key: string) => Promise<string | undefined>
  readonly keep: (key: string, value: string, seconds: number) => Promise<void>
}
