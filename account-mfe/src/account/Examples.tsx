import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import type { User } from '@glow/shared/auth';
import { Button } from '@glow/shared/ui';
import { useId, type ReactNode } from 'react';
import { useExamples } from './useExamples';

interface ExamplesProps {
  user: User;
  /** What the list holds, for example 'orders'. */
  what: string;
  /** Called after they are hidden; moves the focus, because the clicked button is gone. */
  onHide(): void;
  /** The samples. */
  children: ReactNode;
}

/** The samples below the list of an account that they do not belong to, until it hides them (ACC-13). */
export function Examples({ user, what, onHide, children }: ExamplesProps) {
  const { areShown, hide } = useExamples(user);
  const announce = useAnnounce();
  const headingId = useId();
  if (!areShown) return null;

  function handleHide() {
    hide();
    onHide();
    announce('The examples are hidden');
  }

  return (
    <Frame aria-labelledby={headingId}>
      <Header>
        <div>
          <h3 id={headingId}>Examples</h3>
          <p>{`This is how ${what} look here. These are not yours, and are never used.`}</p>
        </div>
        <Button type="button" variant="quiet" size="small" onClick={handleHide}>
          Hide examples
        </Button>
      </Header>
      {children}
    </Frame>
  );
}

const Frame = styled.section(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  padding: theme.space(5),
  border: `1px dashed ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.large,
  [theme.from.tablet]: { padding: theme.space(8) },
}));

const Header = styled.header(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space(2),
  h3: { fontSize: theme.heading.sm },
  p: { color: theme.colors.textSoft },
  button: { marginInline: `-${theme.space(2)}` },
}));
