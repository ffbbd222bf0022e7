/** Where something is to be mended, once it is marked. */
export function focusFirstFlaw(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
