/** Of a text that anybody may have written; `undefined`, which no JSON means, where it is none. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** An object with names, whatever they stand for; a list is none. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
