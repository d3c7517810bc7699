import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { useCartStore } from '@glow/shared/cart';
import { useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { Button } from '@glow/shared/ui';
import { useRef, useState } from 'react';
import { finishOrder } from './finishOrder';
import { Notice } from './Notice';
import { forgetUnanswered, idempotencyKey, resetIdempotencyKey } from './orderAttempt';
import type { AttemptResponse, Order } from '@glow/shared/orders';

type Knowledge = 'unknown' | 'none' | 'failed';

/**
 * Asks the server whether an order whose answer was lost has been placed (CHK-31). `sentAt` is in epoch milliseconds;
 * `onFound` is called before the order's page is shown.
 */
export function UnansweredOrder({ sentAt, onFound }: { sentAt: number; onFound?(): void }) {
  const [knowledge, setKnowledge] = useState<Knowledge>('unknown');
  const [isChecking, setIsChecking] = useState(false);
  const userId = useAuth((auth) => auth.user?.id);
  const announce = useAnnounce();
  const shop = { cart: useCartStore(), toast: useToast(), navigate: useNavigate(), userId };
  const notice = useRef<HTMLElement>(null);
  const time = timeOf(sentAt);
  const sentences: Record<Knowledge, string> = {
    unknown: `Your order of ${time} may have gone through.`,
    none: `Your order of ${time} has not gone through. Your cart is as you left it.`,
    failed: 'We could not find out just now. Please try again in a moment.',
  };

  function tell(known: Knowledge) {
    setKnowledge(known);
    announce(sentences[known]);
  }

  async function check() {
    if (isChecking) return;
    setIsChecking(true);
    try {
      const order = await findOrderOfAttempt(userId);
      if (order) {
        resetIdempotencyKey();
        onFound?.();
        finishOrder({ order, isEarlier: true }, shop);
        return;
      }
      forgetUnanswered();
      // the focused button is removed
      notice.current?.focus();
      tell('none');
    } catch (error) {
      console.warn('It is not known whether the order was placed', error);
      tell('failed');
    }
    setIsChecking(false);
  }

  return (
    <Question ref={notice} tabIndex={-1} aria-label="Unanswered order">
      <p>{sentences[knowledge]}</p>
      {knowledge !== 'none' && (
        <Button type="button" variant="secondary" size="small" aria-disabled={isChecking} onClick={() => void check()}>
          {isChecking ? 'Checking...' : 'Check now'}
        </Button>
      )}
    </Question>
  );
}

/** `14:02`; with the day if that is not today. */
function timeOf(moment: number): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? time : `${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`;
}

/** The order that this device's attempt has placed, if any; it places none. Rejects if the server does not say. */
async function findOrderOfAttempt(userId?: string): Promise<Order | undefined> {
  const response = await fetch('/api/orders/attempt', {
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey(), ...(userId !== undefined && { 'Glow-Account': 'true' }) },
  });
  const answer: AttemptResponse = await response.json();
  if (!answer.success) throw new Error(`Status ${response.status}: ${answer.message}`);
  return answer.order ?? undefined;
}

const Question = styled(Notice)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  minHeight: '5rem',
  outline: 'none',
  '& > button': { flex: 'none' },
}));
