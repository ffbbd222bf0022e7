import type { Forms, Submission, Ticket, SubmitApiRejection } from '#application/forms/forms.port.ts'
import { formsContract } from '#contracts/forms/forms.contract.ts'
import type { Form } from '#domain/forms/form.ts'
import type { Result } from '#domain/shared/result.ts'
import type { ApiProblem } from '../api-problem.ts'
import { rejecting, UNKNOWN_CODE } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const KINDS: Readonly<Record<number, SubmitApiRejection['kind']>> = {
  [UNKNOWN_CODE]: 'unknown-document',
  409_002: 'key-reused',
  413_000: 'files',
  413_002: 'files',
  422_010: 'files',
  422_022: 'claimed-lines',
}
const submitRejection = ({ code }: ApiProblem): SubmitApiRejection => ({ kind: KINDS[code] ?? 'refused' })

export class HttpForms extends HttpAdapter implements Forms {
  readonly #calls = this.api.client(formsContract)

  async list(): Promise<readonly Form[]> {
    const { body } = await this.#calls.list.query()
    return body.forms.map(({ languageID, ...form }) => ({ ...form, language: languageID }))
  }

  submit(key: string, submission: Submission): Promise<Result<Ticket, SubmitApiRejection>> {
    const { lines, files, ...fields } = submission
    return rejecting(submitRejection, async () => {
      const { body } = await this.#calls.submit.mutate({
        headers: { 'idempotency-key': key },
        body: {
          ...fields,
          files: files.map(({ name, bytes }) => ({ name, content: base64(bytes) })),
          ...(lines !== undefined && { lines: [...lines] }),
        },
      })
      return body
    })
  }
}

/** Bytes per call of `String.fromCharCode`, each of which is one argument. */
const CHUNK = 0x80_00

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let offset = 0; offset < bytes.length; offset += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK))
  }
  return btoa(binary)
}
