import type { OrderGridViewModel } from './order-grid.view-model.ts'

/** For screens without a keyboard. The browser may ask the user, and may refuse. */
export async function pasteFromClipboard({ intake }: OrderGridViewModel): Promise<void> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    return intake.showNoClipboard()
  }
  if (text.trim() !== '') await intake.paste(text)
}
