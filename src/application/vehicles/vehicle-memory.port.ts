/** Which vehicle one looks for parts for, kept over a reload and known to the server, which makes the first page. */
export interface VehicleMemory {
  /** Nothing where no vehicle is chosen any more. */
  remember(text: string): void
  /** Whatever is stored; anybody may have written it. */
  recall(): string | undefined
}
