import type { Config } from '@react-router/dev/config'

const isDemo = process.env['DEMO'] === '1'

export default {
  appDirectory: 'src/ui',
  buildDirectory: isDemo ? 'build-demo' : 'build',
  ssr: !isDemo,
  splitRouteModules: !isDemo,
  // lazy discovery requests the routes of each new link, and each click on a part waits for that answer
  routeDiscovery: { mode: 'initial' },
} satisfies Config
