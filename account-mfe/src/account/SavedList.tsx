import { useTheme } from '@emotion/react';
import { useAnnounce } from '@glow/shared/app';
import { Badge, Button, Card, SectionHeading, VisuallyHidden } from '@glow/shared/ui';
import { useRef, type ReactNode } from 'react';

interface Entry {
  id: string;
  isDefault: boolean;
}

interface SavedListProps<T extends Entry> {
  heading: string;
  intro: string;
  /** The shopper's own, which can be removed. */
  own: T[];
  samples: readonly T[];
  /** What one of them is called, for example 'card ending in 4242'. */
  nameOf(entry: T): string;
  render(entry: T): ReactNode;
  onRemove(id: string): void;
}

/** What is kept in the account: the shopper's own first, then the read-only samples (decisions row 85). */
export function SavedList<T extends Entry>({ heading, intro, own, samples, nameOf, render, onRemove }: SavedListProps<T>) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const { colors, space, from } = useTheme();

  function remove(entry: T) {
    onRemove(entry.id);
    announce(`Removed ${nameOf(entry)}`);
    // its button goes with it
    headingElement.current?.focus();
  }

  return (
    <div css={{ display: 'grid', gap: space(6) }}>
      <div css={{ display: 'grid', gap: space(2) }}>
        <SectionHeading ref={headingElement} tabIndex={-1} css={{ outline: 'none' }}>
          {heading}
        </SectionHeading>
        <p css={{ color: colors.textSoft }}>{intro}</p>
      </div>
      <ul role="list" css={{ display: 'grid', gap: space(4), [from.tablet]: { gridTemplateColumns: '1fr 1fr' }, [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } }}>
        {own.map((entry) => (
          <SavedCard key={entry.id} isDefault={entry.isDefault} tag="This device">
            {render(entry)}
            <Button type="button" look="quiet" size="small" onClick={() => remove(entry)} css={{ justifySelf: 'start', alignSelf: 'end', marginLeft: `-${space(2)}` }}>
              Remove
              <VisuallyHidden>{nameOf(entry)}</VisuallyHidden>
            </Button>
          </SavedCard>
        ))}
        {samples.map((entry) => (
          <SavedCard key={entry.id} isDefault={entry.isDefault} tag="Sample">
            {render(entry)}
          </SavedCard>
        ))}
      </ul>
    </div>
  );
}

function SavedCard({ isDefault, tag, children }: { isDefault: boolean; tag: string; children: ReactNode }) {
  const { space } = useTheme();
  return (
    <Card as="li" css={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space(4) }}>
      <div css={{ display: 'flex', gap: space(2) }}>
        {isDefault && <Badge tone="new">Default</Badge>}
        <Badge>{tag}</Badge>
      </div>
      {children}
    </Card>
  );
}
