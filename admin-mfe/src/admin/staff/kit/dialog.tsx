import { Button, Modal, Row } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Stack } from '../../Panel';

export interface Question {
  heading: string;
  text: ReactNode;
  /** Label of the button that confirms. Absent if the text has buttons of its own. */
  action?: string;
}

type Ask = (question?: Question, onConfirm?: () => void) => void;

const AskContext = createContext<Ask>(() => undefined);

/** The returned function asks in a dialog before something is done; without a question it closes the dialog. */
export function useAsk(): Ask {
  return useContext(AskContext);
}

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

const Content = styled(Stack)(({ theme }) => ({ padding: theme.space(6), '[aria-disabled=true]': { opacity: 0.75 } }));
