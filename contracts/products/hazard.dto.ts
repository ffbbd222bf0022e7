import * as z from 'zod/mini'

/** Marks of a hazardous part: GHS pictograms and signal word; the UN number makes it dangerous goods in transport. */
export const Hazard = z.object({
  pictograms: z.array(
    z.enum(['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09']),
  ),
  signalWord: z.optional(z.enum(['DANGER', 'WARNING'])),
  /** Four digits. */
  unNumber: z.optional(z.string().check(z.regex(/^\d{4}$/))),
})
export type Hazard = z.infer<typeof Hazard>
