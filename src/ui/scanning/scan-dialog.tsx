import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import './camera.module.ts'
import { useViewModel } from '../kernel/container.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Dialog } from '../shared/dialog.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { ScanViewModel } from './scan.view-model.ts'
import styles from './scan-dialog.module.css'

export type ScanDialogProps = {
  readonly onCode: (text: string) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

const LOOK_EVERY_MS = 120
const CAMERA = { video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } }

/** Camera view that scans codes until it is closed. */
export const ScanDialog = observer(function ScanDialog({ onCode, onClose, children }: ScanDialogProps) {
  const title = useId()
  const model = useViewModel(ScanViewModel)
  return (
    <Dialog narrow aria-labelledby={title} onClose={onClose}>
      <Stack gap={12}>
        <Text as="h2" id={title}>
          <FormattedMessage id="scan.open" />
        </Text>
        {model.failure === undefined ? (
          <Camera model={model} onCode={onCode} />
        ) : (
          <AlertBox
            modifier="negative"
            headline={<FormattedMessage id={`scan.failed.${model.failure}`} />}
            text={<FormattedMessage id="scan.otherWays" />}
          />
        )}
        {children}
        <ButtonRow>
          {model.failure !== undefined && (
            <Button onClick={() => model.retry()}>
              <FormattedMessage id="error.retry" />
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="scan.done" />
          </Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  )
})

type CameraProps = Pick<ScanDialogProps, 'onCode'> & { readonly model: ScanViewModel }

function Camera({ model, onCode }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const accept = useEffectEvent(onCode)
  useEffect(() => {
    const picture = video.current
    if (!picture) return undefined
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const report = (error: unknown) => {
      if (!isOver) model.fail(error)
    }
    const look = async () => {
      const codes = await model.look(picture)
      if (isOver) return
      for (const code of codes) accept(code)
      timer = setTimeout(() => void look().catch(report), LOOK_EVERY_MS)
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia(CAMERA)
      if (isOver) return stop(stream)
      picture.srcObject = stream
      await picture.play()
      await look()
    }
    void open().catch(report)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [model])
  return (
    <>
      <video ref={video} className={styles.camera} muted playsInline />
      <Text as="p" small muted>
        <FormattedMessage id="scan.hint" />
      </Text>
    </>
  )
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
