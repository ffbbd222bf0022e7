import type { MockBackend } from '#mock-backend/create-mock-backend.ts'

/** What the API says to the partner with all rights, past every page. */
export async function askApi<Answer>(
  backend: Pick<MockBackend, 'respond'>,
  path: string,
  body: object = {},
): Promise<Answer> {
  const ask = async <Said>(to: string, sent: object): Promise<Said> => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`https://api.test${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    })
    return (await (await backend.respond(request)).json()) as Said
  }
  const credentials = { username: 'full@demo.test', password: 'demo' }
  const { accessToken: token } = await ask<{ accessToken: string }>('/api/login', credentials)
  return ask(path, { token, languageID: 'en-GB', countryID: 'DE', ...body })
}
