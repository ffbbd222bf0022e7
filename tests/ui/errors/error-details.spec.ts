import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { errorDetails } from '#ui/errors/error-details.ts'

it('the error page shows the message for a missing page', () => {
  const error = new ErrorResponse(404, 'Not Found', 'Page Not Found: /nonsense')

  expect(errorDetails(error)).toEqual({
    kind: 'not-found',
    status: 404,
    message: 'Page Not Found: /nonsense',
  })
})

it('the error page shows the status text if the API returned no message', () => {
  const error = new ErrorResponse(503, 'Service Unavailable', { kind: 'offline', traceId: 'abc' })

  expect(errorDetails(error)).toEqual({
    kind: 'unavailable',
    status: 503,
    message: 'Service Unavailable',
    traceId: 'abc',
  })
})

it.each([
  [403, 'forbidden'],
  [422, 'refused'],
] as const)(
  'the error page distinguishes a missing permission (403) from invalid input (422): %d',
  (status, kind) => {
    expect(errorDetails(new ErrorResponse(status, '', { kind: 'refused' }))).toMatchObject({ kind, status })
  },
)

it.each([new Error('secret of the inside'), 'text', undefined])(
  'the error page shows no details of an unexpected error: %s',
  (error) => {
    expect(errorDetails(error)).toEqual({ kind: 'broken', status: 500, message: '' })
  },
)
