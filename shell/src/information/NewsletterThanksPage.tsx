import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { InformationPage } from './InformationPage';

/** Shown after a newsletter form is sent without JavaScript (NEWS-8). */
export function NewsletterThanksPage() {
  return (
    <InformationPage
      title="Newsletter"
      heading="Successfully subscribed!"
      lead="Check your email for confirmation."
      isPrivate
    >
      <ContinueLink to="/">Continue Shopping</ContinueLink>
    </InformationPage>
  );
}

const ContinueLink = styled(ButtonLink)({ alignSelf: 'start', justifySelf: 'start' });
