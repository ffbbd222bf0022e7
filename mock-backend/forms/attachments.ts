import { FILE_SIZE_MAX, FILES_SIZE_MAX } from '#contracts/forms/forms.contract.ts'
import { errorResponse, type ErrorResponse } from '../http/error-response.ts'

const SIGNATURES = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

type Attachment = { readonly name: string; readonly content: string }

/** Returns the error if attachments are refused. The type of a file is detected by its first bytes, not by its name. */
export function attachmentError(files: readonly Attachment[]): ErrorResponse<413 | 422> | undefined {
  let total = 0
  for (const [position, { name, content }] of files.entries()) {
    const bytes = decoded(content)
    total += bytes?.length ?? 0
    const at = (code: string, message: string) => ({
      errors: [{ pointer: `/files/${position}`, code, message: `${name}: ${message}` }],
    })
    if (bytes && (bytes.length > FILE_SIZE_MAX || total > FILES_SIZE_MAX)) {
      return errorResponse(413, 413002, undefined, at('too_large', 'larger than is taken'))
    }
    if (!bytes || !SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte))) {
      return errorResponse(422, 422010, undefined, at('wrong_kind', 'no PDF, PNG or JPEG'))
    }
  }
  return undefined
}

function decoded(content: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
