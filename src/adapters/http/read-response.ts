import { ApiFailure } from '#application/kernel/api-failure.ts'
import { Problem } from '#contracts/errors/problem.ts'
import { ApiProblem } from './api-problem.ts'

/** Maximum size of a response in bytes; larger ones are rejected. A cart of 5,000 lines has 3.5 million bytes. */
export const RESPONSE_BYTES_MAX = 8_000_000

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

/** Parses a JSON response; throws `unusable` for anything else. */
export async function readJson(call: string, response: Response): Promise<unknown> {
  const { headers, body } = response
  const isReadable =
    JSON_TYPE.test(headers.get('content-type') ?? '') &&
    Number(headers.get('content-length') ?? 0) <= RESPONSE_BYTES_MAX
  if (!isReadable) {
    // an unread body would keep its connection open
    await body?.cancel()
    throw new ApiFailure('unusable', call)
  }
  const text = await readText(call, response)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiFailure('unusable', call, { cause })
  }
}

/** Reads an error response. A 401 ends the session only if the call had a token. */
export async function readProblem(call: string, response: Response, hadToken: boolean): Promise<ApiProblem> {
  const body = await readJson(call, response).catch(() => undefined)
  const problem = Problem.safeParse(body).data
  const detail = {
    code: problem?.code ?? response.status * 1000,
    body: problem && body,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  }
  if (response.status === 401 && hadToken) return new ApiProblem('session-ended', call, detail)
  return new ApiProblem(response.status >= 500 ? 'unavailable' : 'refused', call, detail)
}

async function readText(call: string, response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > RESPONSE_BYTES_MAX) throw new ApiFailure('unusable', call)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
