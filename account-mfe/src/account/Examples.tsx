import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useAuth, type User } from '@glow/shared/auth';
import { createPersistedValue, parseLike } from '@glow/shared/storage';
import { Button, EmptyState, Row, Stack } from '@glow/shared/ui';
import { CreditCard, MapPin, Package } from '@glow/shared/icons';
import { useId, useState, type ReactNode } from 'react';

const ICONS = { orders: <Package />, addresses: <MapPin />, 'payment methods': <CreditCard /> };

export interface ExamplesProps {
  user: User;
  what: keyof typeof ICONS;
  isEmpty: boolean;
  /** Moves the focus, because the clicked button is gone. */
  onHide(): void;
  children: ReactNode;
}

/** Shows samples as examples to a simulated account that does not own them, until it hides them (ACC-13). */
export function Examples({ user, what, isEmpty, onHide, children }: ExamplesProps) {
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');
  const [areHidden, setAreHidden] = useState(() => hidden.read()?.[user.id] === true);
  const announce = useAnnounce();
  const headingId = useId();

  function handleHide() {
    hidden.write({ ...hidden.read(), [user.id]: true });
    setAreHidden(true);
    onHide();
    announce('The examples are hidden');
  }

  return (
    <>
      {isEmpty && (
        <EmptyState icon={ICONS[what]}>{`You have no ${what === 'orders' ? '' : 'saved '}${what} yet.`}</EmptyState>
      )}
      {isSimulated && !areHidden && (
        <Frame gap={5} aria-labelledby={headingId}>
          <Header gap={2} as="header">
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
      )}
    </>
  );
}

/** By user id: `true` if the account has hidden the examples. */
const hidden = createPersistedValue('hidden_examples', parseLike<Record<string, unknown>>({}));

const Frame = styled(Stack.withComponent('section'))(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: theme.space(5),
  border: `1px dashed ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.large,
  [theme.from.tablet]: { padding: theme.space(8) },
}));

const Header = styled(Row)(({ theme }) => ({
  alignItems: 'start',
  justifyContent: 'space-between',
  h3: { fontSize: theme.heading.sm },
  p: { color: theme.colors.textSoft },
}));
