/** Persists the chosen vehicle, so that it survives a reload and is sent to the server for the first render. */
export interface VehicleMemory {
  /** An empty string deletes it. */
  remember(text: string): void
  /** Raw stored value, which may be forged. */
  recall(): string | undefined
}
