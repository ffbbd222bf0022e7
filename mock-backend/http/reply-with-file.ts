import type { AppRoute, ServerInferRequest } from '@ts-rest/core'
import { HttpResponse, type HttpHandler } from 'msw'
import { readCall } from './reply-to.ts'
import type { Refusal, RefusalStatus } from './refusal.ts'
import { toResponse } from './reply.ts'

type File = { readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }
type Call<Route extends AppRoute> = ServerInferRequest<Route>

/** Serves a route whose success is a file; everything else is as in `replyTo`. */
export const replyWithFile = <Route extends AppRoute>(
  route: Route,
  respond: (call: Call<Route>) => Promise<File | Refusal<RefusalStatus>>,
): HttpHandler =>
  readCall(route, async (call) => {
    const answer = await respond(call)
    return 'status' in answer ? toResponse(answer) : fileResponse(answer)
  })

/** The plain name is for clients that do not know the encoded one (RFC 6266). */
const fileResponse = ({ name, type, bytes }: File) =>
  new HttpResponse(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  })
