import { Button, Modal, Row } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Stack } from '../../Panel';

/** What is asked before something is done. */
export interface Question {
  heading: string;
  text: ReactNode;
  /** Label of the button that does it. Absent if the text has buttons of its own. */
  action?: string;
}

type Ask = (question?: Question, onConfirm?: () => void) => void;

const AskContext = createContext<Ask>(() => undefined);

/** Returns the function that asks before something is done, in a dialog; without a question it closes the dialog. */
export function useAsk(): Ask {
  return useContext(AskContext);
}

/** Has the dialog of `useAsk`. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question & { onConfirm?(): void }>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const ask = useCallback<Ask>((next, onConfirm) => {
    setIsOpen(next !== undefined);
    if (next) setQuestion({ ...next, onConfirm });
  }, []);

  function confirm() {
    close();
    question?.onConfirm?.();
  }

  return (
    <AskContext value={ask}>
      {children}
      <Modal isOpen={isOpen} onClose={close} heading={question?.heading}>
        <Content gap={5}>
          {question?.text}
          {question?.action && (
            <Row gap={3}>
              <Button type="button" onClick={confirm}>
                {question.action}
              </Button>
              <Button type="button" variant="secondary" onClick={close}>
                Back
              </Button>
            </Row>
          )}
        </Content>
      </Modal>
    </AskContext>
  );
}

const Content = styled(Stack)(({ theme }) => ({
  padding: theme.space(6),
  '[aria-disabled=true]': { opacity: 0.75 },
}));
