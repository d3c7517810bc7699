import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { useSearchParams } from '@glow/shared/router';
import { Button, Stack } from '@glow/shared/ui';
import { useState, type FormEvent } from 'react';
import { postJson } from '../components/postJson';
import { InformationPage } from './InformationPage';
import type { UnsubscribeRequest } from '@glow/shared/newsletter';

/** Shown after a newsletter form is sent without JavaScript (NEWS-8). */
export function NewsletterThanksPage() {
  return (
    <InformationPage
      title="Newsletter"
      heading="Successfully subscribed!"
      lead="Check your email for confirmation."
      isPrivate
      actions={<ButtonLink to="/">Continue Shopping</ButtonLink>}
    />
  );
}

type Answer = { success: boolean; message: string };

const NO_ANSWER = 'We could not reach the store just now. Please try again.';

/** The target of links in newsletter emails (NEWS-20); without JavaScript the form posts to the page's own URL. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const [answer, setAnswer] = useState<Answer>();
  const announce = useAnnounce();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted: UnsubscribeRequest = { token: params.get('token') ?? '' };
    const asked = postJson<Answer>('/api/newsletter/unsubscribe', wanted);
    const given = await asked.catch(() => ({ success: false, message: NO_ANSWER }));
    setAnswer(given);
    announce(given.message, given.success ? 'polite' : 'assertive');
  }

  if (answer?.success) {
    return (
      <InformationPage
        title="Newsletter"
        heading="You have left the newsletter"
        lead={answer.message}
        isPrivate
        actions={
          <ButtonLink to="/" ref={takeFocus}>
            Continue Shopping
          </ButtonLink>
        }
      />
    );
  }
  return (
    <InformationPage
      title="Newsletter"
      heading="Leave the newsletter"
      lead="One press, and your address is deleted from our list. No reasons asked."
      isPrivate
      actions={
        <UnsubscribeForm
          gap={4}
          method="post"
          aria-label="Leave the newsletter"
          onSubmit={(event) => void handleSubmit(event)}
        >
          <Button type="submit">Unsubscribe</Button>
          {answer && <Failure>{answer.message}</Failure>}
        </UnsubscribeForm>
      }
    />
  );
}

/** The pressed button is no longer in the page. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus();
}

const UnsubscribeForm = styled(Stack.withComponent('form'))({
  alignContent: 'start',
  justifyItems: 'start',
});

const Failure = styled.p(({ theme }) => ({ color: theme.colors.danger, fontWeight: theme.weight.semibold }));
