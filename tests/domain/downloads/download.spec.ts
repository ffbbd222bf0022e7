import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  DOWNLOAD_LIFETIME_MS,
  isExpired,
  isRunning,
  isSettled,
  missingDocuments,
  overallPercent,
  wholePercent,
} from '#domain/downloads/download.ts'
import { readDownload } from '#domain/downloads/read-download.ts'
import { anyDownload, downloads, invoice } from '../../fixtures/downloads.fixture.ts'

it('rounds the progress of a download down to a whole percentage', () => {
  expect([0, 0.9, 33.3333, 99.999, 100].map(wholePercent)).toEqual([0, 0, 33, 99, 100])
  fc.assert(
    fc.property(fc.double(), (value) => {
      const whole = wholePercent(value)
      expect(Number.isInteger(whole)).toBe(true)
      expect(whole).toBeGreaterThanOrEqual(0)
      expect(whole).toBeLessThanOrEqual(100)
      if (value >= 0) expect(whole).toBeLessThanOrEqual(value)
    }),
  )
})

it('weights the overall progress by the size of each download', () => {
  expect(overallPercent([])).toBe(0)
  expect(overallPercent([anyDownload({ current: 1, total: 1 }), anyDownload({ current: 0, total: 2 })])).toBe(
    33,
  )
})

it('a download is running until it is ready or has failed', () => {
  expect(isRunning(anyDownload({}))).toBe(true)
  expect(isRunning(anyDownload({ isReady: true }))).toBe(false)
  expect(isRunning(anyDownload({ disabled: true }))).toBe(false)
})

it('a download is finished when its file is saved, unless documents are missing', () => {
  expect(isSettled(anyDownload({ isReady: true }))).toBe(false)
  expect(isSettled(anyDownload({ isReady: true, isSaved: true }))).toBe(true)
  expect(isSettled(anyDownload({ isSaved: true, errors: ['The archive is closed'] }))).toBe(false)
})

it('a download expires after half an hour, also if the clock was set back', () => {
  const download = anyDownload({ trackedAt: 5_000_000 })
  expect(isExpired(download, 5_000_000 + DOWNLOAD_LIFETIME_MS - 1)).toBe(false)
  expect(isExpired(download, 5_000_000 + DOWNLOAD_LIFETIME_MS)).toBe(true)
  expect(isExpired(download, 5_000_000 - DOWNLOAD_LIFETIME_MS)).toBe(true)
})

it('requests the failed documents again, or all documents of a lost download', () => {
  const documents = [invoice('1'), invoice('2'), invoice('3')]
  const errors = ['The archive is closed', { documentId: '2', message: 'Not found' }]
  expect(missingDocuments(anyDownload({ documents, errors }))).toEqual([invoice('2')])
  expect(missingDocuments(anyDownload({ documents, trouble: 'gone' }))).toEqual(documents)
  expect(missingDocuments(anyDownload({ documents }))).toEqual([])
})

it('restores each stored download unchanged', () => {
  fc.assert(
    fc.property(downloads, (download) => {
      expect(readDownload(JSON.parse(JSON.stringify(download)))).toEqual(download)
    }),
  )
})

it('ignores invalid stored downloads without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (storedEntry) => {
      expect(readDownload(storedEntry)).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(anyDownload({ trouble: 'gone' }))),
      fc.constantFrom(Number.NaN, {}, [{}], 'x'.repeat(301), -1, 0.5, Symbol('none')),
      (field, value) => {
        const storedEntry = { ...anyDownload({}), [field]: value }
        const read = readDownload(storedEntry)
        // a valid number is clamped to its limits
        if (typeof value !== 'number') expect(read).toBeUndefined()
        else if (read) expect(['value', 'trackedAt']).toContain(field)
      },
    ),
  )
})

it('clamps the progress of a stored download', () => {
  expect(readDownload(anyDownload({ value: 4_711.9 }))?.value).toBe(100)
  expect(readDownload(anyDownload({ value: 12.9 }))?.value).toBe(12)
})
