import { CONTACT } from '@glow/shared/policy';
import { TextSection } from '../components/TextSection';
import { InformationPage } from './InformationPage';

/** Information for journalists. */
export function PressPage() {
  return (
    <InformationPage
      title="Press"
      heading="Press"
      lead="Everything you need to write about us, in a few lines."
      isPrivate
    >
      <TextSection heading="In one sentence">
        <p>Glow is an online store for skincare and makeup, for shoppers in the United States and Canada.</p>
      </TextSection>
      <TextSection heading="Facts">
        <p>Two collections by category, three by occasion, twelve products, and a blog about using them well.</p>
      </TextSection>
      <TextSection heading="Questions and pictures">
        <p>
          Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a> or call{' '}
          <a href={CONTACT.phoneHref}>{CONTACT.phone}</a>.
        </p>
      </TextSection>
    </InformationPage>
  );
}
