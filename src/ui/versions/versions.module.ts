import { Clock } from '#application/kernel/clock.port.ts'
import { Builds } from '#application/versions/builds.port.ts'
import { registerModule } from '../kernel/module.ts'
import { VersionViewModel } from './version.view-model.ts'

registerModule('versions', ({ provide }) => {
  provide(VersionViewModel, Builds, Clock)
})
