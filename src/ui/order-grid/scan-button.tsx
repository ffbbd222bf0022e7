import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../shared/button.tsx'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import styles from './grid-tools.module.css'

type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorType = new () => Detector

const detectorType = (): DetectorType | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorType }).BarcodeDetector

const LOOK_EVERY_MS = 250

const neverChanges = () => () => {}
const browserScans = () => detectorType() !== undefined && 'mediaDevices' in navigator

/** Only where the browser can read bar codes: each one that comes before the camera is a row. */
export function ScanButton({ model }: { readonly model: OrderGridViewModel }) {
  const canScan = useSyncExternalStore(neverChanges, browserScans, () => false)
  const [isScanning, setIsScanning] = useState(false)
  if (!canScan) return null
  return (
    <>
      <Button
        variant="quiet"
        icon="barcode"
        aria-pressed={isScanning}
        onClick={() => setIsScanning(!isScanning)}
      >
        <FormattedMessage id="lines.scan" />
      </Button>
      {isScanning && (
        <Camera onCode={(code) => void model.scans.take(code)} onRefused={() => setIsScanning(false)} />
      )}
    </>
  )
}

type CameraProps = { readonly onCode: (code: string) => void; readonly onRefused: () => void }

function Camera({ onCode, onRefused }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const take = useEffectEvent(onCode)
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    const Type = detectorType()
    const picture = video.current
    if (!Type || !picture) return undefined
    const detector = new Type()
    const seen = new Set<string>()
    let stream: MediaStream | undefined
    let isOver = false
    const look = async () => {
      if (picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      for (const { rawValue } of await detector.detect(picture).catch(() => [])) {
        if (seen.has(rawValue)) continue
        seen.add(rawValue)
        take(rawValue)
      }
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver) stop(stream)
        else picture.srcObject = stream
      } catch {
        refuse()
      }
    }
    void open()
    return () => {
      isOver = true
      clearInterval(timer)
      stop(stream)
    }
  }, [])
  return <video ref={video} className={styles.camera} autoPlay muted playsInline />
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
