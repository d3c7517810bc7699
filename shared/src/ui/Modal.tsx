import styled from '@emotion/styled';
import { X } from '@glow/shared/icons';
import { Activity, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './Button';
import { onLowScreens } from './sticky';

type Side = 'middle' | 'left' | 'right';

interface ModalProps {
  isOpen: boolean;
  onClose(): void;
  /** The heading: labels the dialog and takes the initial focus. */
  heading: ReactNode;
  /** Placement: centred, or a drawer at one side. */
  side?: Side;
  /** Whether a closed dialog renders its content, hidden and without effects, so that opening only shows it. */
  isPrepared?: boolean;
  children: ReactNode;
  className?: string;
}

/** A modal dialog on the native `dialog`: Escape and a click outside close it, focus returns to its opener. */
export function Modal({ isOpen, onClose, heading, side = 'middle', isPrepared, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isMouseDownOutside = useRef(false);
  const headingId = useId();

  // a layout effect, so that the dialog is open before the effects of its content measure anything
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      title.current?.focus();
    }
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function handleClose() {
    // this event comes in a later task: the dialog may be open again
    if (!dialog.current?.open) onClose();
  }

  function handleMouseDown(event: MouseEvent) {
    isMouseDownOutside.current = event.target === dialog.current;
  }

  function handleClick(event: MouseEvent) {
    // a click that began inside, such as a text selection, does not count as outside
    if (isMouseDownOutside.current && event.target === dialog.current) onClose();
  }

  return (
    // a click on the backdrop has the dialog as its target; keyboard users have Escape
    <Dialog
      ref={dialog}
      className={className}
      side={side}
      aria-labelledby={headingId}
      onCancel={onClose}
      onClose={handleClose}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
    >
      <Layout>
        <Header>
          <h2 ref={title} id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          <IconButton type="button" aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Header>
        {(isOpen || isPrepared) && (
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <Content>{children}</Content>
          </Activity>
        )}
      </Layout>
    </Dialog>
  );
}

const Dialog = styled.dialog<{ side: Side }>(({ theme, side }) => {
  const { colors, radius, shadow, space } = theme;
  const placements = {
    middle: {
      width: `min(35rem, calc(100vw - ${space(8)}))`,
      maxHeight: `calc(100dvh - ${space(8)})`,
      borderRadius: radius.medium,
      margin: 'auto',
    },
    left: { width: 'min(23.75rem, 88vw)', height: '100dvh', maxHeight: 'none', margin: '0 auto 0 0' },
    right: { width: 'min(28.75rem, 100vw)', height: '100dvh', maxHeight: 'none', margin: '0 0 0 auto' },
  };
  return {
    padding: 0,
    border: 0,
    maxWidth: '100vw',
    background: colors.background,
    color: colors.text,
    boxShadow: shadow.raised,
    ...placements[side],
  };
});

const Layout = styled.div({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxHeight: 'inherit',
  // on low screens the dialog scrolls as a whole
  [onLowScreens]: { display: 'block', height: 'auto', maxHeight: 'none' },
});

const Header = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  padding: `${theme.space(3)} ${theme.space(3)} ${theme.space(3)} ${theme.space(6)}`,
  borderBottom: `1px solid ${theme.colors.line}`,
  '& > h2': { fontSize: theme.heading.sm, outline: 'none' },
}));

const Content = styled.div({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
