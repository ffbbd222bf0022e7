import { readConfiguration, type Configuration } from './configuration.ts'
import { demoAccounts } from './demo-accounts.ts'
import { captureConsole } from './captured-console.ts'
import { createLogger, type Logger } from './logger.ts'
import { limitedLogger } from './limited-logger.ts'
import { devLogFormatter } from './dev-log-formatter.ts'
import { requestLogFields } from './request-context.ts'
import type { RunningServer } from './running-server.ts'
import { startupMessage } from './startup-message.ts'

type Start = (
  config: Configuration,
  logger: Logger,
) => Promise<RunningServer & { readonly metricsUrl?: string | undefined }>

/**
 * Runs the server until a signal arrives or the parent process ends. Errors of the configuration or the port are
 * printed in one line, with exit code 1.
 */
export async function run(start: Start): Promise<void> {
  const configuration = readConfiguration(process.env)
  if (!configuration.ok) return giveUp(configuration.error.message)
  const config = configuration.value
  const logger = processLogger(config.logLevel)
  process.on('unhandledRejection', (reason) => console.error('A promise was left rejected', reason))

  try {
    const server = await start(config, logger)
    const accounts = config.apiBaseUrl === undefined ? await demoAccounts() : []
    if (config.logLevel === 'info' || config.logLevel === 'debug')
      announce(startupMessage(server.url, config, accounts))
    if (server.metricsUrl !== undefined) logger.info(`Metrics at ${server.metricsUrl}`)
    stopOnDemand(server, logger)
  } catch (error) {
    if (!isExpected(error)) throw error
    giveUp(error.message)
  }
}

function stopOnDemand(server: RunningServer, logger: Logger): void {
  let isStopping = false
  const stop = async (reason: string) => {
    if (isStopping) return
    isStopping = true
    logger.info(`Stopping (${reason})`)
    const isComplete = await server.stop()
    if (!isComplete) logger.error('Some requests did not end in time')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  process.once('disconnect', () => void stop('the starting process is gone'))
}

/** True for errors that need no stack trace: port in use, host of another machine, missing build. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'BuildMissing' || 'syscall' in error)
}

/** Logger of the process: JSON lines in production, including console output; otherwise readable lines. */
function processLogger(level: Configuration['logLevel']): Logger {
  if (process.env['NODE_ENV'] !== 'production') {
    const to = devLogFormatter((text) => void process.stdout.write(text))
    return limitedLogger(createLogger(level, { to, circumstances: requestLogFields }))
  }
  const logger = limitedLogger(createLogger(level, { circumstances: requestLogFields }))
  captureConsole(console, logger)
  return logger
}

/** Prints a message for the operator to the standard output. */
function announce(message: string): void {
  process.stdout.write(`${message}\n`)
}

function giveUp(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
