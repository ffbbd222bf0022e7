const INVALID = '[aria-invalid="true"], fieldset[aria-describedby] input'

/** Focuses the first invalid control, or the first choice of an invalid group. Returns whether there is one. */
export function focusInvalid(place: ParentNode | null | undefined): boolean {
  const control = place?.querySelector<HTMLElement>(INVALID)
  control?.focus()
  return Boolean(control)
}
