import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import type { KeyboardEvent } from 'react';
import { nextPicture } from './nextPicture';

interface ThumbnailsProps {
  pictures: string[];
  selected: number;
  onSelect(index: number): void;
}

/** Thumbnails to select a picture by click or arrow key. */
export function Thumbnails({ pictures, selected, onSelect }: ThumbnailsProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const next = nextPicture(event, selected, pictures.length);
    if (next === undefined) return;
    onSelect(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <List role="list" aria-label="Pictures" onKeyDown={handleKeyDown}>
      {pictures.map((picture, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`Show picture ${index + 1} of ${pictures.length}`}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onSelect(index)}
          >
            <Picture name={picture} alt="" sizes="56px" />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(2),
  // as high as the large picture, however many there are
  height: 0,
  minHeight: '100%',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  button: {
    display: 'block',
    width: '100%',
    padding: theme.space(0.75),
    border: '1px solid transparent',
    borderRadius: theme.radius.medium,
    background: 'none',
    transition: 'border-color 160ms',
    '&:focus-visible': { outlineOffset: -3 },
  },
  'button:hover': { borderColor: theme.colors.line },
  'button[aria-current]': { borderColor: theme.colors.accent },
  img: { borderRadius: 10 },
}));
