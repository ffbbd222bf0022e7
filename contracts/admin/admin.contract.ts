import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { Token } from '../shared.dto.ts'

const tokenKih = Token

/** Faults that the mock backend can inject. */
export const MockFault = z.enum(['none', 'down', 'garbage'])

const CaseDecision = z.enum(['ACCEPT', 'REFUSE', 'ANSWER', 'MISSED'])

/** Case that waits for a decision of an employee of the seller. */
export const OpenCase = z.object({
  caseNo: z.string(),
  /** Absent for a visitor without an account. */
  customerId: z.optional(z.string()),
  /** Company, or the name of the visitor. */
  company: z.string(),
  topic: z.enum([
    'RETURN',
    'WARRANTY',
    'CORE',
    'SHORTAGE',
    'PICKUP',
    'CREDIT',
    'MASTER_DATA',
    'BILLING_ADDRESS',
    'PARTNERSHIP',
    'QUESTION',
  ]),
  /** ISO 8601 time of the last change, or of the appointment. */
  at: z.string(),
  /** Latest message of the customer; for a pick-up, the name of the driver. */
  text: z.string(),
  decisions: z.array(CaseDecision),
})
export type OpenCase = z.infer<typeof OpenCase>

const Cases = z.object({ cases: z.array(OpenCase) })

export const adminContract = contract({
  errorLog: query(
    '/api/admin/error-log',
    z.object({ tokenKih, length: z.int().check(z.minimum(1), z.maximum(200)) }),
    z.object({
      reports: z.array(
        z.object({
          /** Milliseconds since the epoch, within the range of `Date`. */
          at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
          logLevel: z.enum(['error', 'warn']),
          message: z.string(),
          userId: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  redirects: query(
    '/api/admin/redirects',
    z.object({ tokenKih }),
    z.object({
      redirects: z.array(
        z.object({ from: z.string(), to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
      ),
    }),
  ),
  cases: query('/api/admin/cases', z.object({ tokenKih }), Cases),
  decide: command(
    '/api/admin/cases/update',
    z.object({
      tokenKih,
      customerId: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      caseNo: z.string().check(z.minLength(1), z.maxLength(50)),
      decision: CaseDecision,
      /** Text for the customer; required for a refusal. */
      text: z.string().check(z.trim(), z.maxLength(2000, { abort: true })),
    }),
    Cases,
  ),
  mock: command(
    '/api/admin/mock',
    z.object({
      tokenKih,
      /** Milliseconds; the latency is unchanged if absent. */
      latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
      fault: z.optional(MockFault),
    }),
    z.object({ latencyMs: z.int(), fault: MockFault }),
  ),
})
