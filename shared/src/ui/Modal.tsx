import { useTheme } from '@emotion/react';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './Button';

interface ModalProps {
  isOpen: boolean;
  onClose(): void;
  /** The heading: labels the dialog and takes the initial focus. */
  heading: ReactNode;
  /** Placement: centred, a drawer at one side, or full screen. */
  side?: 'middle' | 'left' | 'right' | 'full';
  children: ReactNode;
}

/** A modal dialog on the native `dialog`: Escape and a click outside close it, focus returns to its opener. */
export function Modal({ isOpen, onClose, heading, side = 'middle', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isMouseDownOutside = useRef(false);
  const headingId = useId();
  const { colors, space, radius, shadow, fonts } = useTheme();

  // a layout effect, so that the dialog is open before the effects of its content measure anything
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      title.current?.focus();
    }
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function handleMouseDown(event: MouseEvent) {
    isMouseDownOutside.current = event.target === dialog.current;
  }

  function handleClick(event: MouseEvent) {
    // a click that began inside, such as a text selection, does not count as outside
    if (isMouseDownOutside.current && event.target === dialog.current) onClose();
  }

  const placements = {
    middle: {
      width: 'min(560px, calc(100vw - 32px))',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: radius.medium,
      margin: 'auto',
    },
    left: { width: 'min(380px, 88vw)', height: '100dvh', maxHeight: 'none', margin: '0 auto 0 0' },
    right: { width: 'min(460px, 100vw)', height: '100dvh', maxHeight: 'none', margin: '0 0 0 auto' },
    full: { width: '100vw', height: '100dvh', maxHeight: 'none', margin: 0 },
  };
  return (
    // a click on the backdrop has the dialog as its target; keyboard users have Escape
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      css={{
        padding: 0,
        border: 0,
        maxWidth: '100vw',
        background: colors.background,
        color: colors.text,
        boxShadow: shadow.raised,
        ...placements[side],
      }}
    >
      <div css={{ display: 'flex', flexDirection: 'column', height: '100%', maxHeight: 'inherit' }}>
        <div
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: space(4),
            padding: `${space(3)} ${space(3)} ${space(3)} ${space(6)}`,
            borderBottom: `1px solid ${colors.line}`,
          }}
        >
          <h2
            ref={title}
            id={headingId}
            tabIndex={-1}
            css={{ fontSize: 26, fontFamily: fonts.display, outline: 'none' }}
          >
            {heading}
          </h2>
          <IconButton type="button" aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {isOpen && (
          <div
            css={{
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minHeight: 0,
              overflowY: 'auto',
              overscrollBehavior: 'contain',
            }}
          >
            {children}
          </div>
        )}
      </div>
    </dialog>
  );
}
