import { token } from '../kernel/token.ts'

/** Finds bar codes and two-dimensional codes in a picture. */
export interface CodeDetector {
  /** Returns the texts of all codes. Rejects with `ApiFailure` if the code of the detector could not be loaded. */
  read(picture: HTMLVideoElement): Promise<readonly string[]>
}

export const CodeDetector = token<CodeDetector>('CodeDetector')
