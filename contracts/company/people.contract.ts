import * as z from 'zod/mini'

/** Named set of rights of a person in the customer's company. */
export const PersonRole = z.enum(['ADMINISTRATOR', 'BUYER', 'APPROVER', 'BOOKKEEPER', 'WAREHOUSE'])
export type PersonRole = z.infer<typeof PersonRole>
