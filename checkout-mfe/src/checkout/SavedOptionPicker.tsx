import { useTheme } from '@emotion/react';
import { FieldGroup } from '@glow/shared/ui';
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

/** Fills the form from a saved entry; the form's values are what is sent (CHK-8). */
export function SavedOptionPicker<T extends { id: string }>({
  legend,
  entries,
  isChosen,
  onChoose,
  hint,
  children,
}: SavedOptionPickerProps<T>) {
  const name = useId();
  const { colors, space, radius, from } = useTheme();
  return (
    <FieldGroup>
      <legend>{legend}</legend>
      <div css={{ display: 'grid', gap: space(3), [from.tablet]: { gridTemplateColumns: '1fr 1fr' } }}>
        {entries.map((entry) => (
          <label
            key={entry.id}
            css={{
              display: 'flex',
              gap: space(3),
              minHeight: 44,
              padding: space(4),
              border: `1px solid ${colors.lineStrong}`,
              borderRadius: radius.small,
              background: colors.surface,
              fontSize: 15,
              overflowWrap: 'anywhere',
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: colors.accent, boxShadow: `inset 0 0 0 1px ${colors.accent}` },
              '&:focus-within': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen(entry)}
              onChange={() => onChoose(entry)}
              css={{
                flex: 'none',
                width: 20,
                height: 20,
                margin: '2px 0 0',
                outline: 'none',
                accentColor: colors.accent,
              }}
            />
            <span css={{ minWidth: 0 }}>{children(entry)}</span>
          </label>
        ))}
      </div>
      {hint && <p css={{ marginTop: space(2), fontSize: 13.5, color: colors.textSoft }}>{hint}</p>}
    </FieldGroup>
  );
}
