export const ATTACHMENT_LIMITS = { files: 4, bytesEach: 2_000_000, bytesInAll: 4_000_000 } as const

export type Attachment = { readonly name: string; readonly bytes: Uint8Array }
export type AttachmentError = 'empty' | 'too-large' | 'too-many' | 'wrong-kind' | 'kind-differs'

type Kind = { readonly endings: readonly string[]; readonly signature: readonly number[] }

const KINDS: readonly Kind[] = [
  { endings: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { endings: ['png'], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { endings: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff] },
]

/** `accept` attribute of the file input. */
export const ACCEPTED_ENDINGS = KINDS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(
  ',',
)

/**
 * Validates an attachment together with the earlier ones. The file type is detected by its first bytes, not by its
 * name.
 */
export function attachmentError(
  { name, bytes }: Attachment,
  before: readonly Attachment[],
): AttachmentError | undefined {
  if (before.length >= ATTACHMENT_LIMITS.files) return 'too-many'
  if (bytes.length === 0) return 'empty'
  const inAll = before.reduce((sum, one) => sum + one.bytes.length, bytes.length)
  if (bytes.length > ATTACHMENT_LIMITS.bytesEach || inAll > ATTACHMENT_LIMITS.bytesInAll) return 'too-large'
  const kind = KINDS.find(({ signature }) => signature.every((byte, index) => bytes[index] === byte))
  if (kind === undefined) return 'wrong-kind'
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return kind.endings.includes(ending) ? undefined : 'kind-differs'
}
