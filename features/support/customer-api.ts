import type { MockBackend } from '#mock-backend/create-mock-backend.ts'

/** An answer of the API; steps read the few fields that they need. */
export type ApiAnswer = Readonly<Record<string, any>>
export type CustomerApi = (path: string, body?: object) => Promise<ApiAnswer>

type Backend = { readonly backend: Pick<MockBackend, 'respond'> }

/** The API as a customer's own system calls it: past every page, and not counted among the shop's calls. */
export async function customerApi({ backend }: Backend, username = 'full@demo.test'): Promise<CustomerApi> {
  const post = async (path: string, body: object): Promise<ApiAnswer> => {
    const request = new Request(`https://api.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
    return (await (await backend.respond(request)).json()) as ApiAnswer
  }
  const { accessToken: token } = await post('/api/login', { username, password: 'demo' })
  return (path, body = {}) => post(path, { token, languageID: 'en-GB', countryID: 'DE', ...body })
}
