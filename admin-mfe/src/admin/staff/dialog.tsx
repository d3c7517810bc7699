import styled from '@emotion/styled';
import { Button, Modal, Row } from '@glow/shared/ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

interface Shown {
  heading: string;
  content: ReactNode;
}

/** What is asked before something that cannot be undone. */
export interface Question {
  heading: string;
  text: ReactNode;
  /** Label of the button that does it. */
  action: string;
}

const DialogContext = createContext<(shown?: Shown) => void>(() => undefined);

/** Has the dialog of the functions below. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setIsOpen] = useState(false);
  const show = useCallback((next?: Shown) => {
    setIsOpen(next !== undefined);
    if (next) setShown(next);
  }, []);
  return (
    <DialogContext value={show}>
      {children}
      <Modal isOpen={isOpen} onClose={() => show()} heading={shown?.heading}>
        <Content>{shown?.content}</Content>
      </Modal>
    </DialogContext>
  );
}

/** Returns the function that shows a dialog, or closes it if it is given none. */
export function useDialog() {
  return useContext(DialogContext);
}

/** Returns the function that does something once a question is answered. */
export function useAsk() {
  const show = useDialog();
  return useCallback(
    ({ heading, text, action }: Question, onConfirm: () => void) =>
      show({
        heading,
        content: (
          <>
            {text}
            <Row gap={3}>
              <Button
                type="button"
                onClick={() => {
                  show();
                  onConfirm();
                }}
              >
                {action}
              </Button>
              <Button type="button" variant="secondary" onClick={() => show()}>
                Back
              </Button>
            </Row>
          </>
        ),
      }),
    [show],
  );
}

const Content = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  padding: theme.space(6),
  overflowWrap: 'anywhere',
  '[aria-disabled=true]': { opacity: 0.75 },
}));
