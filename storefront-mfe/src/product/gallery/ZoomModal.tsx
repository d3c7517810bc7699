import styled from '@emotion/styled';
import { IconButton, Modal, nextByKey } from '@glow/shared/ui';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '@glow/shared/icons';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { PictureStrip } from './PictureStrip';
import { Thumbnails, type SelectedPicture } from './Thumbnails';
import { stepped, zoomDirection } from './zoomScale';
import { ZoomSlide } from './ZoomSlide';

interface ZoomedPicturesProps extends SelectedPicture {
  altOf(index: number): string;
}

interface ZoomModalProps extends ZoomedPicturesProps {
  heading: string;
  isOpen: boolean;
  onClose(): void;
}

/** Full-screen product pictures to swipe through and enlarge (PROD-3, PROD-43). */
export function ZoomModal({ heading, isOpen, onClose, ...zoomed }: ZoomModalProps) {
  return (
    <Modal side="full" isOpen={isOpen} onClose={onClose} heading={heading}>
      <ZoomedPictures {...zoomed} />
    </Modal>
  );
}

function ZoomedPictures({ pictures, altOf, selected, onSelect }: ZoomedPicturesProps) {
  const [enlarged, setEnlarged] = useState({ index: selected, scale: 1 });
  // other pictures fit the screen
  const scale = enlarged.index === selected ? enlarged.scale : 1;
  // in an enlarged picture the arrow keys scroll
  const hasArrowKeys = scale === 1;

  function zoom(direction: 1 | -1) {
    setEnlarged({ index: selected, scale: stepped(scale, direction) });
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = zoomDirection(event);
    if (direction) zoom(direction);
    // already handled by the strip
    if (event.defaultPrevented || !hasArrowKeys) return;
    const next = nextByKey(event, selected, pictures.length);
    if (next !== undefined) onSelect(next);
  });

  // on the document, because the focus starts at the heading; a layout effect, because it also gets an immediate key
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Strip selected={selected} onSelect={onSelect} hasArrowKeys={hasArrowKeys}>
        {pictures.map((picture, index) => (
          <ZoomSlide
            key={index}
            picture={picture}
            alt={altOf(index)}
            isSelected={index === selected}
            scale={index === selected ? scale : 1}
            onScale={(next) => setEnlarged({ index, scale: next })}
          />
        ))}
      </Strip>
      <Controls>
        <Thumbnails pictures={pictures} selected={selected} onSelect={onSelect} />
        <IconButton
          type="button"
          aria-label="Previous picture"
          onClick={() => onSelect((selected - 1 + pictures.length) % pictures.length)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p role="status">
          Picture {selected + 1} of {pictures.length}
        </p>
        <IconButton type="button" aria-label="Next picture" onClick={() => onSelect((selected + 1) % pictures.length)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton type="button" aria-label="Zoom out" aria-disabled={scale === 1} onClick={() => zoom(-1)}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          type="button"
          aria-label="Zoom in"
          aria-disabled={stepped(scale, 1) === scale}
          onClick={() => zoom(1)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
      </Controls>
    </>
  );
}

const Strip = styled(PictureStrip)({ flex: 1, minHeight: 0 });

const Controls = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: `${theme.space(1)} ${theme.space(4)}`,
  padding: `${theme.space(3)} ${theme.space(3)} max(${theme.space(3)}, env(safe-area-inset-bottom))`,
  '[aria-disabled=true]': { color: theme.colors.lineStrong, cursor: 'not-allowed' },
}));
