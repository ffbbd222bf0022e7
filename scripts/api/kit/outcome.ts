/** Violation of the contract by the server. */
export class ProbeFailed extends Error {
  override name = 'ProbeFailed'
}

/** Thrown if the server returned no data for the test, such as no order of a new customer. */
export class ProbeSkipped extends Error {
  override name = 'ProbeSkipped'
}

/** @throws ProbeFailed */
export function assertProbe(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new ProbeFailed(otherwise)
}

/** @throws ProbeFailed if the two differ as JSON */
export function assertProbeEqual(response: unknown, expected: unknown, subject: string): void {
  const [one, other] = [JSON.stringify(response), JSON.stringify(expected)]
  if (one !== other) throw new ProbeFailed(`${subject}: ${shortened(one)}, expected ${shortened(other)}`)
}

const shortened = (text: string | undefined) =>
  text !== undefined && text.length > 300 ? `${text.slice(0, 300)}…` : String(text)

/** @throws ProbeSkipped if the server returned no value */
export function requireValue<Value>(value: Value | null | undefined, subject: string): Value {
  if (value === null || value === undefined) throw new ProbeSkipped(`The server told no ${subject}.`)
  return value
}
