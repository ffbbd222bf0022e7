/** The static demo: the shop without a server. */
import { preview } from 'vite'
import { fromRoot } from './project.mjs'
import { runCommand } from './run-command.mjs'

/** Builds the demo; the messages have to be compiled before. Resolves to true after a successful build. */
export async function buildDemo() {
  return (await runCommand('react-router', ['build', '--logLevel', 'error'], { env: { DEMO: '1' } })) === 0
}

/** Serves the built demo on a free port. */
export async function serveDemo() {
  const server = await preview({
    root: fromRoot(),
    configFile: false,
    logLevel: 'silent',
    build: { outDir: fromRoot('build-demo/client') },
    preview: { port: 0, host: 'localhost' },
  })
  const origin = server.resolvedUrls.local[0].replace(/\/$/, '')
  return { origin, close: () => server.close() }
}
