import { HttpResponse } from 'msw'

export type ResponseFile = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The header contains the file name twice: in ASCII for clients that do not support the encoded name (RFC 6266). */
export const fileResponse = ({ name, type, bytes }: ResponseFile) =>
  new HttpResponse(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
      'cache-control': 'no-store',
    },
  })
