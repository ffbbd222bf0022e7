import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { createApp } from '#adapters/server/app.ts'
import { readConfiguration, VARIABLES } from '#adapters/server/configuration.ts'
import { Metrics } from '#adapters/server/operations/metrics.ts'
import { Readiness } from '#adapters/server/operations/readiness.ts'
import { serveOperations } from '#adapters/server/operations/operations-server.ts'
import { fakeBuild } from '../adapters/server/fake-build.ts'

type Labels = Readonly<Record<string, string>>
type Port = { readonly name?: string; readonly containerPort: number }
type Probe = { readonly httpGet: { readonly path: string; readonly port: string } }
type Container = {
  readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[]
  readonly ports: readonly Port[]
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
  readonly resources: { readonly requests: Labels; readonly limits: Labels }
  readonly securityContext: Readonly<Record<string, unknown>>
}
/** The fields of a manifest that these tests read. */
type Manifest = {
  readonly kind: string
  readonly apiVersion: string
  readonly metadata: { readonly name: string }
  readonly data: Labels
  readonly spec: {
    readonly selector: Labels & { readonly matchLabels?: Labels }
    readonly podSelector: { readonly matchLabels: Labels }
    readonly ports: readonly { readonly port: number; readonly targetPort: string; readonly name: string }[]
    readonly minReplicas: number
    readonly minAvailable: number
    readonly scaleTargetRef: { readonly name: string; readonly kind: string }
    readonly rules: readonly {
      readonly host: string
      readonly http: { readonly paths: readonly { readonly backend: { readonly service: Service } }[] }
    }[]
    readonly ingress: readonly { readonly ports: readonly { readonly port: number }[] }[]
    readonly template: {
      readonly metadata: { readonly labels: Labels; readonly annotations: Labels }
      readonly spec: {
        readonly containers: readonly Container[]
        readonly terminationGracePeriodSeconds: number
        readonly securityContext: { readonly runAsNonRoot: boolean }
      }
    }
  }
}
type Service = { readonly name: string; readonly port: { readonly name: string } }

const folder = new URL('../../deploy/kubernetes/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const parsed = (name: string) =>
  parseAllDocuments(read(name)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Manifest
  })
const { resources } = parsed('kustomization.yaml')[0] as unknown as { resources: readonly string[] }
const manifests = resources.flatMap(parsed)
const the = (kind: string, name = 'drawbar') => {
  const match = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!match) throw new Error(`There is no ${kind} ${name}`)
  return match
}
const pod = the('Deployment').spec.template
const [shop] = pod.spec.containers as [Container]
const { data } = the('ConfigMap')
const configuration = readConfiguration(data)
const portCalled = (name: string) => shop.ports.find((port) => port.name === name)?.containerPort

test('each environment variable of the deployment is a variable of the server', () => {
  expect(Object.keys(data).filter((name) => !VARIABLES.includes(name))).toEqual([])
  expect(configuration).toMatchObject({ ok: true })
  expect(shop.envFrom).toEqual([{ configMapRef: { name: the('ConfigMap').metadata.name } }])
})

test('the ports of the deployment are those of the server', () => {
  if (!configuration.ok) throw new Error(configuration.error.message)
  const { port, metricsPort, redisUrl } = configuration.value
  expect([portCalled('http'), portCalled('metrics')]).toEqual([port, metricsPort])
  expect(pod.metadata.annotations['prometheus.io/port']).toBe(String(metricsPort))
  expect(the('NetworkPolicy').spec.ingress.map(({ ports }) => ports[0]!.port)).toEqual([port, metricsPort])
  const redis = new URL(redisUrl!)
  expect(the('Service', redis.hostname).spec.ports[0]!.port).toBe(Number(redis.port))
})

describe('the probes of the deployment', () => {
  const readiness = new Readiness()
  readiness.begin()
  const metrics = new Metrics()
  const app = createApp({
    build: fakeBuild(),
    upstream: () => Promise.reject(new TypeError('fetch failed')),
    config: { publicOrigin: undefined },
    clientDirectory: undefined,
    readiness,
  })

  test.each(['startupProbe', 'readinessProbe', 'livenessProbe'] as const)(
    '%s requests an existing path',
    async (probe) => {
      const { path, port } = shop[probe].httpGet
      expect(await statusAt(path, port)).toBe(200)
    },
  )

  test('and the scrape path of Prometheus exist on the server', async () => {
    expect(await statusAt(pod.metadata.annotations['prometheus.io/path']!, 'metrics')).toBe(200)
  })

  async function statusAt(path: string, port: string): Promise<number> {
    if (port === 'http') return (await app.request(path)).status
    const server = await serveOperations(metrics, readiness, { port: 0, host: '127.0.0.1' })
    const { status } = await fetch(server.url + path)
    await server.stop()
    return status
  }
})

test('the grace period of a pod exceeds the shutdown time of the server', () => {
  if (!configuration.ok) throw new Error(configuration.error.message)
  const seconds = configuration.value.stopDelay / 1000
  expect(seconds).toBeGreaterThan(0)
  expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds + 4)
})

test('selectors match the pods, and autoscaler, ingress and PUBLIC_URL refer to the deployment and its service', () => {
  for (const kind of ['Service', 'PodDisruptionBudget', 'NetworkPolicy']) {
    const { selector, podSelector } = the(kind).spec
    expect(pod.metadata.labels).toMatchObject(podSelector?.matchLabels ?? selector.matchLabels ?? selector)
  }
  expect(the('HorizontalPodAutoscaler').spec.scaleTargetRef).toMatchObject({
    kind: 'Deployment',
    name: 'drawbar',
  })
  expect(the('HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThan(
    the('PodDisruptionBudget').spec.minAvailable,
  )
  const [rule] = the('Ingress').spec.rules
  const { name, port } = rule!.http.paths[0]!.backend.service
  const service = the('Service', name).spec.ports[0]!
  expect(port.name).toBe(service.name)
  expect(portCalled(service.targetPort)).toBeDefined()
  expect(`https://${rule!.host}`).toBe(data['PUBLIC_URL'])
})

test('no container has more permissions than necessary', () => {
  for (const name of ['drawbar', 'redis']) {
    const { containers, securityContext } = the('Deployment', name).spec.template.spec
    expect(securityContext.runAsNonRoot).toBe(true)
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(Object.keys(container.resources.limits)).toEqual(['cpu', 'memory'])
    }
  }
})
