import styled from '@emotion/styled';
import { Picture, sticky, VisuallyHidden } from '@glow/shared/ui';
import { useRef, type MouseEvent } from 'react';
import { usePan } from './usePan';
import { useScaling } from './useScaling';
import { pressed } from './zoomScale';

interface ZoomSlideProps {
  picture: string;
  alt: string;
  isSelected: boolean;
  /** 1 fits the screen. */
  scale: number;
  onScale(scale: number): void;
}

/** A picture fitted to the screen; a press or a pinch enlarges it at that point, and then it can be dragged (PROD-43). */
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
        style={{ width: `calc(${scale} * min(100cqw, 100cqh))` }}
        onClick={handleClick}
        onDragStart={(event) => event.preventDefault()}
      >
        <VisuallyHidden>Enlarge: </VisuallyHidden>
        <Picture name={picture} alt={alt} sizes={isEnlarged ? '1200px' : FITTING_SIZES} />
      </button>
      <Backdrop>
        <Picture name={picture} alt="" sizes={FITTING_SIZES} />
      </Backdrop>
    </Frame>
  );
}

const FITTING_SIZES = '(min-aspect-ratio: 1) 85vh, 100vw';

/** Fades out at both ends, so that the picture has no edge on its backdrop. */
const faded = (side: string) => `linear-gradient(to ${side}, transparent, black 8% 92%, transparent)`;

const Frame = styled.div({
  display: 'grid',
  containerType: 'size',
  overflow: 'hidden',
  touchAction: 'pan-x pan-y',
  '& > *': { gridArea: '1 / 1' },
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
  '&[data-enlarged=false] button img': { mask: `${faded('right')} intersect, ${faded('bottom')}` },
  '&[data-enlarged=true]': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    button: { cursor: 'zoom-out' },
  },
});

/** The picture again, blurred over the whole frame, which it fills. */
const Backdrop = styled.div({
  ...sticky,
  zIndex: -1,
  inset: 0,
  width: '100cqw',
  height: '100cqh',
  img: { height: '100%', aspectRatio: 'auto', filter: 'blur(40px)' },
});
