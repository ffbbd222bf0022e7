import { DraftMemory } from '#application/journal/draft-memory.port.ts'
import { Drafts } from '#application/journal/drafts.ts'
import { ListTools } from '#application/list/list-tools.ts'
import { SheetFiles } from '#application/list/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { lazily } from '../lazily.ts'
import { openArea } from '../open-area.ts'

/** What the lists of the info centre have in common. */
openArea('lists', ({ bind }) => {
  bind<SheetFiles>(SheetFiles).toConstantValue(
    lazily(async () => (await import('#adapters/browser/browser-sheet-files.ts')).browserSheetFiles),
  )
  bind(ListTools).toResolvedValue(
    (session: SessionStore, memory: DraftMemory, clock: Clock, files: SheetFiles) =>
      new ListTools(session, new Drafts(memory, session, clock), files),
    [SessionStore, DraftMemory, Clock, SheetFiles],
  )
})
