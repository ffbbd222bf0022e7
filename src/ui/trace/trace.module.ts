import { SessionStore } from '#application/session/session.store.ts'
import { TraceNumber } from '#application/trace/trace-number.ts'
import { registerModule } from '../kernel/module.ts'
import { TraceViewModel } from './trace.view-model.ts'
import '../documents/documents.module.ts'

registerModule('trace', ({ provide }) => {
  provide(TraceNumber)
  provide(TraceViewModel, SessionStore)
})
