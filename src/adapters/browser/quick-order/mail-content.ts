import PostalMime from 'postal-mime'
import { textOfHtml } from '#domain/list-reader/html-text.ts'

const ATTACHMENTS_MAX = 20

/** Text and attachments of a saved e-mail. */
export async function mailContent(bytes: Uint8Array) {
  const { text, html, attachments } = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' })
  return {
    text: text?.trim() ? text : textOfHtml(html ?? ''),
    attachments: attachments
      .slice(0, ATTACHMENTS_MAX)
      .flatMap(({ content }) => (content instanceof ArrayBuffer ? [new Uint8Array(content)] : [])),
  }
}
