import styled from '@emotion/styled';
import { Picture, VisuallyHidden } from '@glow/shared/ui';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Zoom } from './useZoom';
import { pressed } from './zoomScale';

/** A pointer that moves further than this, in px, drags instead of pressing. */
const MIN_DRAG = 4;

interface ZoomSlideProps {
  picture: string;
  alt: string;
  isSelected: boolean;
  zoom: Zoom;
  onLoad(image: HTMLImageElement): void;
}

/** A press or a pinch enlarges the picture at that point; then it can be dragged (PROD-43). */
export function ZoomSlide({ picture, alt, isSelected, zoom: { scale, frame, zoomTo }, onLoad }: ZoomSlideProps) {
  const isEnlarged = isSelected && scale > 1;
  const start = useRef({ x: 0, y: 0 });

  function handleClick(event: MouseEvent) {
    const { clientX, clientY, detail } = event;
    // a click by keyboard has no coordinates
    if (detail === 0) zoomTo(pressed(scale));
    else if (Math.hypot(clientX - start.current.x, clientY - start.current.y) <= MIN_DRAG)
      zoomTo(pressed(scale), event);
  }

  /** A mouse scrolls the enlarged picture; touch does it natively. */
  function handlePointerMove({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType === 'mouse' && buttons === 1) frame.current?.scrollBy(-movementX, -movementY);
  }

  return (
    <Frame
      ref={isSelected ? frame : undefined}
      data-enlarged={isEnlarged}
      onLoadCapture={({ target }) => onLoad(target as HTMLImageElement)}
      onPointerDown={({ clientX, clientY }) => (start.current = { x: clientX, y: clientY })}
      onPointerMove={handlePointerMove}
    >
      <button
        type="button"
        aria-pressed={isEnlarged}
        tabIndex={isSelected ? 0 : -1}
        style={{ width: `calc(${isSelected ? scale : 1} * min(100cqw, 92cqh))` }}
        onClick={handleClick}
        onDragStart={(event) => event.preventDefault()}
      >
        <VisuallyHidden>Enlarge: </VisuallyHidden>
        <Picture name={picture} alt={alt} sizes={isEnlarged ? '1200px' : FITTING_SIZES} />
      </button>
    </Frame>
  );
}

const FITTING_SIZES = '(min-aspect-ratio: 1) 92vh, 100vw';

/** Fades out at both ends, so that the picture has no edge on its ground. */
const faded = (side: string) => `linear-gradient(to ${side}, transparent, black 12% 88%, transparent)`;

const Frame = styled.div(({ theme }) => ({
  display: 'grid',
  containerType: 'size',
  overflow: 'hidden',
  touchAction: 'pan-x pan-y',
  button: { position: 'relative', margin: 'auto' },
  img: { maxWidth: 'none', aspectRatio: '1' },
  '&[data-enlarged=false] img': { mask: faded('bottom') },
  [theme.from.desktop]: {
    '&[data-enlarged=false] img': { mask: `${faded('right')} intersect, ${faded('bottom')}` },
  },
  '&[data-enlarged=true]': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    button: { cursor: 'zoom-out' },
  },
}));
