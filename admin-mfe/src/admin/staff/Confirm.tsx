import styled from '@emotion/styled';
import { Button, Modal, Row } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface ConfirmProps {
  isOpen: boolean;
  onClose(): void;
  heading: string;
  /** Label of the button that does it. */
  action: string;
  onConfirm(): void;
  children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function Confirm({ isOpen, onClose, heading, action, onConfirm, children }: ConfirmProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={heading}>
      <ModalContent>
        {children}
        <Row gap={3}>
          <Button type="button" onClick={onConfirm}>
            {action}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            Back
          </Button>
        </Row>
      </ModalContent>
    </Modal>
  );
}

/** The content of a dialog. */
export const ModalContent = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  padding: theme.space(6),
  overflowWrap: 'anywhere',
  '[aria-disabled=true]': { opacity: 0.75 },
}));
