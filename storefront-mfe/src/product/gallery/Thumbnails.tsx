import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';

export interface SelectedPicture {
  pictures: string[];
  selected: number;
  onSelect(index: number): void;
}

export function Thumbnails({ pictures, selected, onSelect }: SelectedPicture) {
  return (
    <List role="list" aria-label="Pictures">
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
  gridArea: 'thumbnails',
  display: 'flex',
  justifyContent: 'center',
  gap: theme.space(1),
  button: {
    padding: theme.space(0.75),
    border: '1px solid transparent',
    borderRadius: theme.radius.medium,
    background: 'none',
    '&:focus-visible': { outlineOffset: -3 },
  },
  'button[aria-current]': { borderColor: theme.colors.accent },
  li: { width: '4rem' },
  img: { borderRadius: 10 },
  [theme.from.desktop]: { flexDirection: 'column' },
}));
