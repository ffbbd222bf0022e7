export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

export const widthOf = ({ left, right }: Box): number => right - left

export const heightOf = ({ top, bottom }: Box): number => bottom - top

/** The bounding box of a box rotated clockwise by degrees about a point. */
export function turnedBox(box: Box, degrees: number, x: number, y: number): Box {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const corners = [box.left, box.right].flatMap((left) =>
    [box.top, box.bottom].map((top) => ({
      x: x + (left - x) * cosine - (top - y) * sine,
      y: y + (left - x) * sine + (top - y) * cosine,
    })),
  )
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    right: Math.max(...corners.map((corner) => corner.x)),
    bottom: Math.max(...corners.map((corner) => corner.y)),
  }
}
