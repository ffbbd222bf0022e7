export type Part = { readonly number: string; readonly name: string; readonly facts: readonly string[] }

/** As many parts as a results page shows, each with as many attributes as a part of the shop. */
export const PARTS: readonly Part[] = Array.from({ length: 25 }, (_, index) => ({
  number: `1-${index}`,
  name: `Brake disc ${index}`,
  facts: Array.from({ length: 30 }, (_, fact) => `Measure ${fact}: ${index + fact} mm`),
}))
