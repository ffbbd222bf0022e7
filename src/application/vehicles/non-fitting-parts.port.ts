import { token } from '../kernel/token.ts'

/** Checks whether a part fits the chosen vehicle, for pages that do not load the code for fit conditions. */
export interface NonFittingParts {
  /** Name of the vehicle if the part does not fit it. Rejects with `ApiFailure`. */
  find(articleNo: string): Promise<string | undefined>
}

export const NonFittingParts = token<NonFittingParts>('NonFittingParts')
