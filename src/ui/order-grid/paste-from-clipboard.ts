import type { OrderGridViewModel } from './order-grid.view-model.ts'

/**
 * Pastes the content of the clipboard after a click, for devices without a keyboard. The browser may ask the user for
 * permission.
 */
export async function pasteFromClipboard({ intake }: OrderGridViewModel): Promise<void> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    return intake.showNoClipboard()
  }
  if (text.trim() !== '') await intake.paste(text)
}
