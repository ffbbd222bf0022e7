import type { MockBackend } from '#mock-backend/create-mock-backend.ts'

/** A response of the API; steps read the few fields that they need. `file` is the text of a file. */
export type ApiAnswer = Readonly<Record<string, any>>
export type CustomerApi = (path: string, body?: object) => Promise<ApiAnswer>

type Backend = { readonly backend: Pick<MockBackend, 'respond'> }

async function post({ backend }: Backend, path: string, body: object): Promise<ApiAnswer> {
  const request = new Request(`https://api.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  const response = await backend.respond(request)
  const isFile = response.headers.has('content-disposition')
  return isFile ? { file: await response.text() } : ((await response.json()) as ApiAnswer)
}

/** Calls the API like a customer's own system, without the shop, and without counting as a call of the shop. */
export async function customerApi(backend: Backend, username = 'full@demo.test'): Promise<CustomerApi> {
  const { accessToken: token } = await post(backend, '/api/login', { username, password: 'demo' })
  return (path, body = {}) => post(backend, path, { token, languageID: 'en-GB', countryID: 'DE', ...body })
}

/** Calls the second service as the administrator. */
export async function adminCall(backend: Backend, path: string, body: object): Promise<ApiAnswer> {
  const credentials = { username: 'admin@demo.test', password: 'demo' }
  const { accessToken: tokenKih } = await post(backend, '/api/loginKih', credentials)
  return post(backend, path, { tokenKih, ...body })
}
