/** A single key is a shortcut only outside text fields (WCAG 2.1.4). */
export function isSingleKey(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  wanted: '/' | '?',
): boolean {
  return key === wanted && !ctrlKey && !metaKey && !altKey && !isWriting(target)
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
