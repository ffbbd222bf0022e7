import type { Forms, Submission, Ticket } from '#application/forms/forms.port.ts'
import { formsContract } from '#contracts/forms/forms.contract.ts'
import type { Form } from '#domain/forms/form.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpForms implements Forms {
  readonly #calls: Client<typeof formsContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(formsContract)
  }

  async list(): Promise<readonly Form[]> {
    const { body } = await this.#calls.list.query()
    return body.forms.map(({ languageID, ...form }) => ({ ...form, language: languageID }))
  }

  async submit(key: string, submission: Submission): Promise<Ticket> {
    const { lines, files, ...fields } = submission
    const { body } = await this.#calls.submit.mutate({
      headers: { 'idempotency-key': key },
      body: {
        ...fields,
        files: files.map(({ name, bytes }) => ({ name, content: base64(bytes) })),
        ...(lines !== undefined && { lines: [...lines] }),
      },
    })
    return body
  }
}

/** Chunk size, because each byte becomes an argument of a call. */
const CHUNK = 0x80_00

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return btoa(binary)
}
