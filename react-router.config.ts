import type { Config } from '@react-router/dev/config'

const isDemo = process.env['DEMO'] === '1'

export default {
  appDirectory: 'src/ui',
  buildDirectory: isDemo ? 'build-demo' : 'build',
  ssr: !isDemo,
  splitRouteModules: !isDemo,
} satisfies Config
