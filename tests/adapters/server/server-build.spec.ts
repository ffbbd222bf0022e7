import type { ServerBuild as RouterBuild } from 'react-router'
import { expectTypeOf, it } from 'vitest'
import type { ServerBuild } from '#adapters/server/server-build.ts'
import type * as entry from '#ui/entry.server.tsx'

type Exports = Omit<ServerBuild['entry']['module'], keyof RouterBuild['entry']['module']>

it('the server entry exports each function that the server calls', () => {
  expectTypeOf<typeof entry>().toExtend<Exports>()
})
