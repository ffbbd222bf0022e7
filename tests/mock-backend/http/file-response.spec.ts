import { expect, test } from 'vitest'
import { fileResponse } from '#mock-backend/http/file-response.ts'

test.each(['\ud800', '\udc00.pdf', 'a\r\nb"c', ''])(
  'A file with the invalid name %j is sent without an exception',
  (name) => {
    const { status, headers } = fileResponse({ name, type: 'application/pdf', bytes: new Uint8Array(1) })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]*"; filename\*=UTF-8''[^\r\n"]*$/,
    )
  },
)
