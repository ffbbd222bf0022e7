export type Selection = (index: number) => boolean

export function intersectionOf(rules: readonly Selection[]): Selection {
  const [only, ...others] = rules
  if (only === undefined) return () => true
  return others.length === 0 ? only : (index) => rules.every((rule) => rule(index))
}
