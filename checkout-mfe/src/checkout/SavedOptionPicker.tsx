import styled from '@emotion/styled';
import { drawnCheck, FieldGroup, SecondaryText, Stack } from '@glow/shared/ui';
import { useId, type ReactNode } from 'react';

interface SavedOptionPickerProps<T extends { id: string }> {
  legend: string;
  entries: T[];
  /** Whether the form has the same content as the entry. */
  isChosen(entry: T): boolean;
  onChoose(entry: T): void;
  hint?: ReactNode;
  children(entry: T): ReactNode;
}

/** Fills the form from a saved entry, if there is one; the order gets the form's values (CHK-8). */
export function SavedOptionPicker<T extends { id: string }>(props: SavedOptionPickerProps<T>) {
  const { legend, entries, isChosen, onChoose, hint, children } = props;
  const name = useId();
  if (entries.length === 0) return null;
  return (
    <FieldGroup>
      <legend>{legend}</legend>
      <Options gap={3}>
        {entries.map((entry) => (
          <Option key={entry.id}>
            <input type="radio" name={name} checked={isChosen(entry)} onChange={() => onChoose(entry)} />
            <span>{children(entry)}</span>
          </Option>
        ))}
      </Options>
      {hint && <Hint>{hint}</Hint>}
    </FieldGroup>
  );
}

const Options = styled(Stack)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

const Option = styled.label(({ theme }) => ({
  display: 'flex',
  gap: theme.space(3),
  minHeight: theme.touchTarget,
  padding: theme.space(4),
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
  fontSize: theme.text.lg,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: theme.colors.accent, boxShadow: `inset 0 0 0 1px ${theme.colors.accent}` },
  '&:focus-within': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 2 },
  '& > input': { ...drawnCheck(theme), outline: 'none' },
  '& > span': { minWidth: 0 },
}));

const Hint = styled(SecondaryText)(({ theme }) => ({ marginTop: theme.space(2) }));
