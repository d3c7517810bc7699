import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import type { LinkQuestion, LinkRequest } from '@glow/shared/newsletter';
import { useSearchParams } from '@glow/shared/router';
import { Button, Stack } from '@glow/shared/ui';
import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { postJson } from '../components/postJson';
import { InformationPage } from './InformationPage';

type Answer = { success: boolean; message: string } & Partial<LinkQuestion>;

interface Choice extends Pick<LinkRequest, 'kind'> {
  label: string;
  note?: string;
  done: string;
}

const NO_ANSWER: Answer = { success: false, message: 'We could not reach the store just now. Please try again.' };
const LEAVE: Choice = { label: 'Unsubscribe', done: 'You have left the newsletter' };
const READ: Choice = { label: 'Yes, send me the Glow newsletter', done: 'You are subscribed' };
const WAIT: Choice = { kind: 'alerts', label: 'Yes, tell me when it is back', done: 'We will tell you' };

const home = (
  <ButtonLink to="/" ref={(link: HTMLAnchorElement | null) => link?.focus()}>
    Continue Shopping
  </ButtonLink>
);

/** The target of links to leave in emails (NEWS-20). */
function UnsubscribePage() {
  const lead = 'One press, and your address is deleted from our list. No reasons asked.';
  return <LinkPage route="unsubscribe" heading="Leave the newsletter" lead={lead} choices={[LEAVE]} />;
}

/** The target of links to confirm in emails: each question has its own button (NEWS-21). */
function ConfirmPage() {
  const [question, setQuestion] = useState<Answer>();
  const send = useLink();
  const ask = useEffectEvent(() => send('question'));
  const isOpen = !question;
  useEffect(() => {
    if (isOpen) void ask().then(setQuestion);
  }, [isOpen]);

  const { success, message, isReader, waitedFor } = question ?? {};
  const wait = { ...WAIT, note: `One email, when ${waitedFor} is back in stock.` };
  return (
    <LinkPage
      route="confirm"
      heading="Confirm your email address"
      lead="One press, and we will write to you as you have asked."
      choices={[...(isReader ? [READ] : []), ...(waitedFor ? [wait] : [])]}
      failure={message}
    >
      {isOpen && (
        <Button type="button" disabled>
          One moment …
        </Button>
      )}
      {question === NO_ANSWER && (
        <Button type="button" onClick={() => setQuestion(undefined)}>
          Try Again
        </Button>
      )}
      {success === false && question !== NO_ANSWER && home}
    </LinkPage>
  );
}

export const linkPages = { '/unsubscribe': UnsubscribePage, '/newsletter/confirm': ConfirmPage };

export type Link = keyof typeof linkPages;

interface LinkPageProps {
  heading: string;
  lead: string;
  /** The route below `/api/newsletter` for the choices. */
  route: string;
  choices: Choice[];
  failure?: string;
  children?: ReactNode;
}

/** Nothing changes before a button is pressed, because mail programs open links. */
function LinkPage({ heading, lead, route, choices, failure, children }: LinkPageProps) {
  const [pressed, setPressed] = useState<Choice>();
  const [answer, setAnswer] = useState<Answer>();
  const send = useLink();

  async function press(choice: Choice) {
    setPressed(choice);
    setAnswer(undefined);
    setAnswer(await send(route, choice.kind));
  }

  const message = answer?.message ?? failure;
  const buttons = (
    <>
      <noscript>This page needs JavaScript.</noscript>
      {choices.map((choice) => (
        <Fragment key={choice.label}>
          <Button type="button" onClick={() => void press(choice)}>
            {pressed?.label === choice.label && !answer ? 'One moment …' : choice.label}
          </Button>
          {choice.note && <p>{choice.note}</p>}
        </Fragment>
      ))}
      {children}
      {message && <Failure>{message}</Failure>}
    </>
  );
  const isDone = answer?.success && pressed;
  return (
    <InformationPage
      title="Newsletter"
      heading={isDone ? isDone.done : heading}
      lead={isDone ? answer.message : lead}
      isPrivate
      picture="blog/2"
      actions={<Actions gap={4}>{isDone ? home : buttons}</Actions>}
    />
  );
}

/** Sends the token of the page's link, and announces the answer. */
function useLink() {
  const [params] = useSearchParams();
  const announce = useAnnounce();
  return async function send(route: string, kind?: 'alerts'): Promise<Answer> {
    const wanted: LinkRequest = { token: params.get('token') ?? '', kind };
    const answer = await postJson<Answer>(`/api/newsletter/${route}`, wanted).catch(() => NO_ANSWER);
    if (answer.message) announce(answer.message, answer.success ? 'polite' : 'assertive');
    return answer;
  };
}

// as high as a button with a message, so that nothing moves
const Actions = styled(Stack)({ alignContent: 'start', justifyItems: 'start', minHeight: '9rem' });

const Failure = styled.p(({ theme }) => ({ color: theme.colors.danger, fontWeight: theme.weight.semibold }));
