/**
 * The preselected transport: the first known one that is still offered (chosen in this checkout, or else used
 * for the last order), or else the first offered one.
 */
export const preselected = <Offered extends { readonly id: string }>(
  offered: readonly Offered[],
  preferredIds: readonly (string | undefined)[],
): Offered | undefined =>
  preferredIds.flatMap((one) => offered.find(({ id }) => id === one) ?? [])[0] ?? offered[0]
