import styled from '@emotion/styled';
import { Picture, VisuallyHidden } from '@glow/shared/ui';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useScaling } from './useScaling';
import { pressed } from './zoomScale';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Share of the frame that an arrow key scrolls. */
const KEY_STEP = 0.2;
/** A pointer that moves further than this, in px, drags instead of pressing. */
const MIN_DRAG = 4;

interface ZoomSlideProps {
  picture: string;
  alt: string;
  isSelected: boolean;
  /** 1 fits the screen. */
  scale: number;
  onScale(scale: number): void;
}

/** A press or a pinch enlarges the picture at that point; then it can be dragged (PROD-43). */
export function ZoomSlide({ picture, alt, isSelected, scale, onScale }: ZoomSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isEnlarged = scale > 1;
  const { scaleAt, noteMiddle } = useScaling(frame, scale, onScale);
  const { endsDrag, ...dragging } = usePan(frame, isSelected && isEnlarged);

  function handleClick({ clientX, clientY, detail }: MouseEvent) {
    if (endsDrag()) return;
    // a click by keyboard has no coordinates
    if (detail === 0) onScale(pressed(scale));
    else scaleAt(pressed(scale), clientX, clientY);
  }

  return (
    <Frame ref={frame} data-enlarged={isEnlarged} onScroll={noteMiddle} {...dragging}>
      <button
        type="button"
        aria-pressed={isEnlarged}
        tabIndex={isSelected ? 0 : -1}
        style={{ width: `calc(${scale} * min(100cqw, 92cqh))` }}
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
  button: {
    position: 'relative',
    margin: 'auto',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -6 },
  },
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

/** Scrolls by arrow keys and mouse; touch does it natively. `endsDrag` says whether a click ends a drag. */
function usePan(frame: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const drag = useRef<{ x: number; y: number; isMoved: boolean }>(undefined);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { current } = frame;
    if (!isEnabled || !step || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    current.scrollBy(step[0] * KEY_STEP * current.clientWidth, step[1] * KEY_STEP * current.clientHeight);
  });

  // on the document, because the focus starts at the dialog's heading
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function onPointerDown({ pointerType, button, clientX, clientY }: PointerEvent) {
    drag.current =
      isEnabled && pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY, isMoved: false } : undefined;
  }

  function onPointerMove({ buttons, clientX, clientY, movementX, movementY }: PointerEvent) {
    const { current } = drag;
    if (!current || !frame.current || buttons !== 1) return;
    current.isMoved ||= Math.hypot(clientX - current.x, clientY - current.y) > MIN_DRAG;
    if (current.isMoved) frame.current.scrollBy(-movementX, -movementY);
  }

  return { onPointerDown, onPointerMove, endsDrag: () => drag.current?.isMoved === true };
}
