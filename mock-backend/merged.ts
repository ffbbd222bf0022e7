/** All of what features declare one by one: the intersection of a union. */
export type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
