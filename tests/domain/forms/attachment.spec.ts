import { expect, it } from 'vitest'
import { ATTACHMENT_LIMITS, attachmentError } from '#domain/forms/attachment.ts'

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const file = (name: string, start: readonly number[], size = 100) => {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return { name, bytes }
}

it.each([
  ['claim.pdf', PDF],
  ['photo.PNG', PNG],
  ['photo.jpg', JPEG],
  ['photo.jpeg', JPEG],
])('accepts the file %s', (name, start) => {
  expect(attachmentError(file(name, start), [])).toBeUndefined()
})

it('detects the type of an attachment by its content, not by its name', () => {
  expect(attachmentError(file('setup.pdf', [0x4d, 0x5a]), [])).toBe('wrong-kind')
  expect(attachmentError(file('photo.png', JPEG), [])).toBe('kind-differs')
  expect(attachmentError(file('photo', JPEG), [])).toBe('kind-differs')
  expect(attachmentError({ name: 'claim.pdf', bytes: new Uint8Array(0) }, [])).toBe('empty')
})

it('requires a file extension that matches the type of the attachment', () => {
  expect(attachmentError(file('claim.pdf.exe', PDF), [])).toBe('kind-differs')
  expect(attachmentError(file('my.claim.pdf', PDF), [])).toBeUndefined()
  expect(attachmentError(file('pdf', PDF), [])).toBe('kind-differs')
})

it('accepts attachments whose total size equals the limit', () => {
  const { bytesEach } = ATTACHMENT_LIMITS
  const max = file('claim.pdf', PDF, bytesEach)
  expect(attachmentError(max, [max])).toBeUndefined()
})

it('rejects an attachment above its limit, and one that exceeds the total limit', () => {
  const { bytesEach, files } = ATTACHMENT_LIMITS
  expect(attachmentError(file('claim.pdf', PDF, bytesEach), [])).toBeUndefined()
  expect(attachmentError(file('claim.pdf', PDF, bytesEach + 1), [])).toBe('too-large')
  const max = file('claim.pdf', PDF, bytesEach)
  expect(attachmentError(file('note.pdf', PDF), [max, max])).toBe('too-large')
  const small = file('note.pdf', PDF)
  expect(
    attachmentError(
      small,
      Array.from({ length: files }, () => small),
    ),
  ).toBe('too-many')
})
