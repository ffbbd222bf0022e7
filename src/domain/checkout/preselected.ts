/**
 * The preselected transport: the first known one that is still offered (chosen in this checkout, or else used
 * for the last order), or else the first offered one.
 */
export const preselected = <Offered extends { readonly id: string }>(
  offered: readonly Offered[],
  knownValues: readonly (string | undefined)[],
): Offered | undefined =>
  knownValues.flatMap((one) => offered.find(({ id }) => id === one) ?? [])[0] ?? offered[0]
