import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { initialsOf } from '@glow/shared/text';
import { IconButton } from '@glow/shared/ui';
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useDisclosure } from '../../components/useDisclosure';
import { AccountLinks } from './AccountLinks';
import { accountName, AccountOwner } from './AccountOwner';

/** Closes on Escape, on a click outside, when the focus leaves it, and on navigation. */
export function AccountDisclosure() {
  const user = useAuth((auth) => auth.user);
  const [isOpen, setIsOpen] = useDisclosure();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    function handlePointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  });

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !container.current?.contains(relatedTarget)) setIsOpen(false);
  }

  if (!user) return null;
  return (
    <Disclosure ref={container} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <IconButton
        ref={button}
        type="button"
        aria-label="Account"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Initials aria-hidden="true">{initialsOf(accountName(user))}</Initials>
      </IconButton>
      <Panel id={panelId} hidden={!isOpen}>
        <Owner>
          <AccountOwner user={user} />
        </Owner>
        <AccountLinks />
      </Panel>
    </Disclosure>
  );
}

const Disclosure = styled.div(({ theme }) => ({ display: 'grid', [theme.from.tablet]: { position: 'relative' } }));

const Initials = styled.span(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 'min(2rem, 40px)',
  height: 'min(2rem, 40px)',
  borderRadius: theme.radius.pill,
  background: theme.colors.accent,
  color: theme.colors.onAccent,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.bold,
}));

const Panel = styled.div(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  // on phones it is aligned with the page margin instead of the button
  right: theme.space(4),
  width: `min(16.5rem, calc(100vw - ${theme.space(8)}))`,
  padding: theme.space(3),
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
  [theme.from.tablet]: { top: `calc(100% + ${theme.space(2)})`, right: 0 },
}));

const Owner = styled.div(({ theme }) => ({
  marginBottom: theme.space(2),
  padding: `${theme.space(2)} ${theme.space(3)} ${theme.space(3)}`,
  borderBottom: `1px solid ${theme.colors.line}`,
}));
