/** True for a shortcut of a single key, pressed outside a text field (WCAG 2.1.4). */
export function isSingleKey(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  expectedKey: '/' | '?',
): boolean {
  return key === expectedKey && !ctrlKey && !metaKey && !altKey && !isWriting(target)
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
