import { useEffect, useState } from 'react'
import { listFileOf } from './list-file.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/** Accepts files that are dropped anywhere on the page. True while files are dragged over it. */
export function useFileDrop(model: OrderGridViewModel): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      void model.intake.readFiles(Array.from(event.dataTransfer?.files ?? [], listFileOf))
    }
    document.addEventListener('dragover', hold)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', hold)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [model])
  return isOver
}
