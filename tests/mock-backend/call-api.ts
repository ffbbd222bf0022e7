import {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
} from '#mock-backend/create-mock-backend.ts'

export type Reply = { status: number; body: any; headers: Headers }

/** Status of a successful response, or the error code. */
export const codeOf = ({ status, body }: Reply): number => (status < 300 ? status : body.code)

export const germany = { languageID: 'de-DE', countryID: 'DE' } as const
export const anonymous = { token: null, ...germany } as const

/** A backend with a small catalogue, which is generated once per test run. */
export const smallBackend = (options: MockBackendOptions = {}) =>
  createMockBackend({ seed: 7, size: 600, ...options })

export const api = (backend: MockBackend) => {
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await backend.respond(new Request(`http://api.test${path}`, { method, ...init }))
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    const body = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())
    return { status: response.status, body, headers: response.headers }
  }
  const get = (path: string, headers: Record<string, string> = {}) => call('GET', path, { headers })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const login = async (username: string): Promise<string> =>
    (await post('/api/login', { username, password: 'demo' })).body.accessToken
  /** Calls of a person of the demo, each with a new idempotency key. Paths are without `/api/`. */
  const as = async (name: string) => {
    const token = await login(`${name}@demo.test`)
    return (path: string, body: object = {}): Promise<Reply> =>
      post(`/api/${path}`, { ...germany, token, ...body }, { 'idempotency-key': crypto.randomUUID() })
  }
  /** Decides about a case of a customer, like a clerk of the seller. */
  const decideCase = async (caseNo: string, decision: string, text = ''): Promise<Reply> => {
    const admin = { username: 'admin@demo.test', password: 'demo' }
    const { accessToken: tokenKih } = (await post('/api/loginKih', admin)).body
    return post('/api/admin/cases/update', { tokenKih, caseNo, decision, text })
  }
  return { get, post, login, as, decideCase }
}
