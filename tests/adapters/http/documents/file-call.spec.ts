import { expect, it, vi } from 'vitest'
import type { Connection } from '#adapters/http/contract-client.ts'
import { fetchFile } from '#adapters/http/documents/file-call.ts'
import { documentsContract } from '#contracts/documents/documents.contract.ts'
import { IMMEDIATELY } from '../../../fixtures/patience.fixture.ts'

const body = { token: 'header.payload', queueId: 'q-1' }
const attachment = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="a.pdf"',
}

function fileFrom(connection: Partial<Connection>, limits = {}) {
  const via: Connection = {
    fetch: async () => new Response('%PDF', { headers: attachment }),
    origin: 'https://shop.test',
    timeoutMs: 5_000,
    retryPolicy: IMMEDIATELY,
    assertAllowed: () => {},
    session: () => 'header.payload',
    sessionEnded: () => {},
    ...connection,
  }
  return fetchFile(documentsContract.file, { via, body }, limits)
}

const answering = (body: BodyInit | null, init: ResponseInit = { headers: attachment }) => ({
  fetch: async () => new Response(body, init),
})

it('a file download returns the file with its media type', async () => {
  const { name, file } = await fileFrom({})
  expect(name).toBe('a.pdf')
  expect(file.type).toBe('application/pdf')
  expect(await file.text()).toBe('%PDF')
})

it.each([
  [`attachment; filename="x.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82.pdf`, 'Счёт.pdf'],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`, 'passwd'],
  [String.raw`attachment; filename="C:\temp\a.pdf"`, 'a.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, '%E0%A4%A'],
  ['attachment', 'document'],
  ['attachment; filename="a/"', 'document'],
])(
  'a file download returns the file name in the Content-Disposition header %s',
  async (disposition, name) => {
    const headers = { ...attachment, 'content-disposition': disposition }
    expect((await fileFrom(answering('%PDF', { headers }))).name).toBe(name)
  },
)

it.each<readonly [string, Partial<Connection>, object]>([
  [
    'an HTML page of a gateway',
    answering('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    { kind: 'unusable' },
  ],
  ['an empty file', answering(''), { kind: 'unusable' }],
  ['an unknown queue', answering('{"code":404001}', { status: 404 }), { kind: 'refused', code: 404_000 }],
  ['a server error', answering('', { status: 503 }), { kind: 'unavailable' }],
  ['an unreachable API', { fetch: () => Promise.reject(new TypeError('lost')) }, { kind: 'offline' }],
])('a file download rejects %s with an ApiFailure', async (_, connection, failure) => {
  await expect(fileFrom(connection)).rejects.toMatchObject({ name: 'ApiFailure', ...failure })
})

it('a file download stops reading a response at the size limit', async () => {
  const pulled = vi.fn<() => void>()
  const endless = new ReadableStream({
    pull(controller) {
      pulled()
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  await expect(fileFrom(answering(endless), { maxBytes: 5_000 })).rejects.toMatchObject({ kind: 'unusable' })
  expect(pulled.mock.calls.length).toBeLessThan(10)
})

it('a file download throws after the timeout', async () => {
  await expect(fileFrom({ fetch: () => new Promise(() => {}) }, { timeoutMs: 10 })).rejects.toMatchObject({
    kind: 'timeout',
  })
})

it('a file download reports the end of the session to the caller', async () => {
  const sessionEnded = vi.fn<(session: string | undefined) => void>()
  await expect(fileFrom({ ...answering('{}', { status: 401 }), sessionEnded })).rejects.toMatchObject({
    kind: 'session-ended',
  })
  expect(sessionEnded).toHaveBeenCalledWith('header.payload')
})
