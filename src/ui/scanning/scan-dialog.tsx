import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CodeDetector } from '#application/scanning/code-detector.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { CodeWatch } from '#domain/scanning/code-watch.ts'
import { useContainer } from '../kernel/container.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Dialog } from '../shared/dialog.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import styles from './scan-dialog.module.css'

export type ScanDialogProps = {
  readonly onCode: (text: string) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

type CameraFailure = 'refused' | 'none' | 'busy' | 'offline'

const LOOK_EVERY_MS = 120
const CAMERA = { video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } }

/** The camera, for as many codes as there are. */
export function ScanDialog({ onCode, onClose, children }: ScanDialogProps) {
  const title = useId()
  const [failure, setFailure] = useState<CameraFailure>()
  return (
    <Dialog narrow aria-labelledby={title} onClose={onClose}>
      <Stack gap={12}>
        <Text as="h2" id={title}>
          <FormattedMessage id="scan.open" />
        </Text>
        {failure === undefined ? (
          <Camera onCode={onCode} onFailure={setFailure} />
        ) : (
          <AlertBox
            modifier="negative"
            headline={<FormattedMessage id={`scan.failed.${failure}`} />}
            text={<FormattedMessage id="scan.otherWays" />}
          />
        )}
        {children}
        <ButtonRow>
          {failure !== undefined && (
            <Button onClick={() => setFailure(undefined)}>
              <FormattedMessage id="scan.again" />
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="scan.done" />
          </Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  )
}

type CameraProps = Pick<ScanDialogProps, 'onCode'> & { readonly onFailure: (failure: CameraFailure) => void }

function Camera({ onCode, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const detector = useContainer().get(CodeDetector)
  const take = useEffectEvent(onCode)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    const picture = video.current
    if (!picture) return undefined
    const watch = new CodeWatch()
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const tell = (error: unknown) => {
      if (isOver) return
      const failure = failureOf(error)
      if (failure === undefined) throw error
      fail(failure)
    }
    const look = async () => {
      const codes = await detector.detect(picture)
      if (isOver) return
      for (const code of watch.look(codes, performance.now())) take(code)
      timer = setTimeout(() => void look().catch(tell), LOOK_EVERY_MS)
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia(CAMERA)
      if (isOver) return stop(stream)
      picture.srcObject = stream
      await picture.play()
      await look()
    }
    void open().catch(tell)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [detector])
  return (
    <>
      <video ref={video} className={styles.camera} muted playsInline />
      <Text as="p" small muted>
        <FormattedMessage id="scan.hint" />
      </Text>
    </>
  )
}

/** Undefined for a defect. */
function failureOf(error: unknown): CameraFailure | undefined {
  if (error instanceof ApiFailure) return 'offline'
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused'
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'none' : 'busy'
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
