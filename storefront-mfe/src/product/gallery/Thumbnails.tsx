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
  display: 'flex',
  flexBasis: '100%',
  justifyContent: 'center',
  gap: theme.space(1),
  button: {
    padding: theme.space(0.75),
    border: '1px solid transparent',
    borderRadius: theme.radius.medium,
    background: 'none',
    '&:focus-visible': { outlineOffset: -3 },
  },
  'button:hover': { borderColor: theme.colors.line },
  'button[aria-current]': { borderColor: theme.colors.accent },
  img: { width: 56, borderRadius: 10 },
}));
