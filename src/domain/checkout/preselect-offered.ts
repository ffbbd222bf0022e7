/**
 * Preselects an offered transport: the first of the preferred ids that is still offered, otherwise the first
 * offered one. The preferred ids are those of this checkout and of the last order.
 */
export const preselectOffered = <Offered extends { readonly id: string }>(
  offered: readonly Offered[],
  preferredIds: readonly (string | undefined)[],
): Offered | undefined =>
  preferredIds.flatMap((one) => offered.find(({ id }) => id === one) ?? [])[0] ?? offered[0]
