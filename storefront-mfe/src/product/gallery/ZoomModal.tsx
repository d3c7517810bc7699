import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { colorOf, IconButton, Modal, nextByKey, visuallyHidden } from '@glow/shared/ui';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '@glow/shared/icons';
import { useState } from 'react';
import { PictureStrip } from './PictureStrip';
import { Thumbnails, type SelectedPicture } from './Thumbnails';
import { useDocumentEvent, useZoom } from './useZoom';
import { scrollByKey, stepped, zoomDirection } from './zoomScale';
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
    <FullScreen isOpen={isOpen} onClose={onClose} heading={heading}>
      <ZoomedPictures {...zoomed} />
    </FullScreen>
  );
}

function ZoomedPictures({ pictures, altOf, selected, onSelect }: ZoomedPicturesProps) {
  const { colors } = useTheme().pictures;
  const [edges, setEdges] = useState<Record<string, string | undefined>>({});
  const current = pictures[selected] ?? '';
  const zoom = useZoom(selected);
  const { scale, frame, step } = zoom;
  // in an enlarged picture the arrow keys scroll
  const isFitting = scale === 1;

  useDocumentEvent('keydown', (event) => {
    const direction = zoomDirection(event);
    if (direction) step(direction);
    // already handled by the strip
    if (event.defaultPrevented) return;
    const next = isFitting ? nextByKey(event, selected, pictures.length) : undefined;
    if (next !== undefined) onSelect(next);
    if (!isFitting) scrollByKey(event, frame.current);
  });

  return (
    <Ground style={{ backgroundColor: edges[current] ?? colorOf(current, colors) }}>
      <Strip selected={selected} onSelect={onSelect} hasArrowKeys={isFitting}>
        {pictures.map((picture, index) => (
          <ZoomSlide
            key={index}
            picture={picture}
            alt={altOf(index)}
            isSelected={index === selected}
            zoom={zoom}
            onLoad={(image) => setEdges((known) => ({ ...known, [picture]: edgeColorOf(image) }))}
          />
        ))}
      </Strip>
      <Thumbnails pictures={pictures} selected={selected} onSelect={onSelect} />
      <Disc
        type="button"
        style={{ gridArea: 'previous' }}
        aria-label="Previous picture"
        onClick={() => onSelect((selected - 1 + pictures.length) % pictures.length)}
      >
        <ChevronLeft aria-hidden="true" />
      </Disc>
      <Count role="status">
        Picture {selected + 1} of {pictures.length}
      </Count>
      <Disc
        type="button"
        style={{ gridArea: 'next' }}
        aria-label="Next picture"
        onClick={() => onSelect((selected + 1) % pictures.length)}
      >
        <ChevronRight aria-hidden="true" />
      </Disc>
      <ZoomButtons>
        <Disc type="button" aria-label="Zoom out" aria-disabled={isFitting} onClick={() => step(-1)}>
          <ZoomOut aria-hidden="true" />
        </Disc>
        <Disc type="button" aria-label="Zoom in" aria-disabled={stepped(scale, 1) === scale} onClick={() => step(1)}>
          <ZoomIn aria-hidden="true" />
        </Disc>
      </ZoomButtons>
    </Ground>
  );
}

/** The colour of a picture's upper edge; undefined for a picture of another host, which scripts may not read. */
function edgeColorOf(image: HTMLImageElement): string | undefined {
  const pixel = document.createElement('canvas').getContext('2d');
  try {
    pixel?.drawImage(image, 0, 0, image.naturalWidth, image.naturalHeight / 16, 0, 0, 1, 1);
    return pixel ? `rgb(${pixel.getImageData(0, 0, 1, 1).data.slice(0, 3).join()})` : undefined;
  } catch {
    return undefined;
  }
}

/** The window in the colour of the picture's edges: the heading is for screen readers. */
const FullScreen = styled(Modal)(({ theme }) => ({
  width: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  borderRadius: 0,
  // on low screens too
  '& > div:first-of-type': { display: 'flex', height: '100%' },
  '& > div:first-of-type > :first-of-type': {
    position: 'absolute',
    zIndex: 2,
    top: 0,
    right: 0,
    border: 0,
    h2: visuallyHidden,
  },
  '[aria-label=Close]': { background: theme.colors.surface },
  [theme.from.desktop]: { '& > div:first-of-type > :first-of-type': { padding: theme.space(6) } },
}));

/** On wide screens the controls are at the edges of the strip, else below it. */
const Ground = styled.div(({ theme }) => ({
  flex: 1,
  position: 'relative',
  display: 'grid',
  transition: 'background-color 240ms',
  gridTemplate: `
    "strip strip strip strip strip" minmax(14rem, 1fr)
    "thumbnails thumbnails thumbnails thumbnails thumbnails" auto
    ". previous zoom next ." auto / 1fr auto auto auto 1fr`,
  alignItems: 'center',
  gap: theme.space(3),
  paddingBottom: `max(${theme.space(3)}, env(safe-area-inset-bottom))`,
  '[aria-disabled=true]': { color: theme.colors.lineStrong, cursor: 'not-allowed' },
  '& > * + *': { zIndex: 1 },
  [theme.from.desktop]: {
    gridTemplate: `
      "thumbnails . count count" ${theme.touchTarget}
      "thumbnails previous . next" 1fr
      "thumbnails . . zoom" auto / auto auto 1fr auto`,
    padding: theme.space(6),
  },
}));

const Strip = styled(PictureStrip)(({ theme }) => ({
  gridArea: 'strip',
  alignSelf: 'stretch',
  [theme.from.desktop]: { gridArea: 'auto', position: 'absolute', inset: 0 },
}));

/** Legible on every picture. */
const Disc = styled(IconButton)(({ theme }) => ({ justifySelf: 'end', background: theme.colors.surface }));

const Count = styled.p(({ theme }) => ({
  gridArea: 'strip',
  placeSelf: 'start',
  margin: theme.space(3),
  padding: `${theme.space(2)} ${theme.space(4)}`,
  borderRadius: theme.radius.pill,
  background: theme.colors.surface,
  fontSize: theme.text.md,
  // beside the button to close
  [theme.from.desktop]: {
    gridArea: 'count',
    placeSelf: 'center end',
    margin: `0 calc(${theme.touchTarget} + ${theme.space(3)}) 0 0`,
  },
}));

const ZoomButtons = styled.div(({ theme }) => ({ gridArea: 'zoom', display: 'flex', gap: theme.space(3) }));
