import { createApp, type AppSettings } from '#adapters/server/app.ts'
import { fakeBuild } from './fake-build.ts'
import { fakeUpstream } from './fake-upstream.ts'

type Settings = Partial<Omit<AppSettings, 'config'>> & { readonly config?: Partial<AppSettings['config']> }

/** The application with fake pages, and with a fake API and configuration unless a spec needs others. */
export const fakeApp = ({ config, ...others }: Settings = {}) =>
  createApp({
    build: fakeBuild(),
    upstream: fakeUpstream().respond,
    clientDirectory: undefined,
    config: { publicOrigin: undefined, ...config },
    ...others,
  })
