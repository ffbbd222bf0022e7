import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { useImport } from '../delivery/use-import.ts'
import { Button } from '../shared/button.tsx'
import type { ScanDialogProps } from './scan-dialog.tsx'

type Props = {
  readonly onCode: (text: string) => void
  /** Result of the last code, in the dialog. */
  readonly children: ReactNode
}

const OPENS = 'scan'

const neverChanges = () => () => {}
const hasCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function'

/**
 * True if this page was loaded as a document. The Permissions-Policy is fixed at document load: that of another page
 * may block the camera.
 */
const isOwnDocument = () => {
  const [first] = performance.getEntriesByType('navigation')
  return first !== undefined && new URL(first.name).pathname === location.pathname
}

/**
 * Button that scans codes with the camera; the code of the scanner is loaded on click. The server renders the button,
 * because nearly all browsers can access a camera and a later button would move the page. Other browsers remove it.
 */
export function ScanButton({ onCode, children }: Props) {
  const canScan = useSyncExternalStore(neverChanges, hasCamera, () => true)
  const [search, setSearch] = useSearchParams()
  const importCode = useImport()
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<ScanDialogProps> }>()
  const open = async () => {
    if (!isOwnDocument()) {
      location.assign(`${location.pathname}?${new URLSearchParams([...search, [OPENS, '1']]).toString()}`)
      return
    }
    const code = await importCode(() => import('./scan-dialog.tsx'))
    if (code) setOpened({ Dialog: code.ScanDialog })
  }
  const close = () => {
    setOpened(undefined)
    if (!search.has(OPENS)) return
    setSearch(
      [...search].filter(([name]) => name !== OPENS),
      { replace: true, preventScrollReset: true },
    )
  }
  if (!canScan) return null
  return (
    <>
      <Button variant="quiet" icon="barcode" aria-haspopup="dialog" onClick={() => void open()}>
        <FormattedMessage id="scan.open" />
      </Button>
      {search.has(OPENS) && <OpenAtOnce onOpen={() => void open()} />}
      {opened && (
        <opened.Dialog onCode={onCode} onClose={close}>
          {children}
        </opened.Dialog>
      )}
    </>
  )
}

/**
 * Opens the dialog when it is mounted: the click reloaded the page, because the permissions policy of the previous
 * document blocked the camera.
 */
function OpenAtOnce({ onOpen }: { readonly onOpen: () => void }) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  return null
}
