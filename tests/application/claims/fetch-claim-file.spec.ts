import { expect, it } from 'vitest'
import type { Claims } from '#application/claims/claims.port.ts'
import { FetchClaimFile } from '#application/claims/fetch-claim-file.ts'
import type { FileSaver } from '#application/downloads/file-saver.port.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

it('saves a document of a claim under its file name', async () => {
  const file = new Blob(['label'])
  const claims = recordedPort<Claims>({ file: async () => ({ name: 'label.pdf', file }) })
  const files = recordedPort<FileSaver>()
  expect(await new FetchClaimFile({ claims: claims.port, files: files.port }).run('C1', 'LABEL')).toBe(true)
  expect(claims.calls).toEqual([['file', 'C1', 'LABEL']])
  expect(files.calls).toEqual([['save', file, 'label.pdf']])
})

it('saves no file if the document of a claim does not exist', async () => {
  const files = recordedPort<FileSaver>()
  expect(
    await new FetchClaimFile({ claims: recordedPort<Claims>().port, files: files.port }).run('C1', 'REPORT'),
  ).toBe(false)
  expect(files.calls).toEqual([])
})
