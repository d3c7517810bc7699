import { CONTACT } from '@glow/shared/policy';
import { TextSection } from '../components/TextSection';
import { InformationPage } from './InformationPage';

/** Working at Glow. */
export function CareersPage() {
  return (
    <InformationPage
      title="Careers"
      heading="Work with us"
      lead="A small team that would rather do a few things well."
      isPrivate
    >
      <TextSection heading="Open positions">
        <p>There are none right now. When that changes, they are listed here first.</p>
      </TextSection>
      <TextSection heading="Say hello anyway">
        <p>
          If you care about good formulas and clear words, tell us what you would like to make:{' '}
          <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
        </p>
      </TextSection>
    </InformationPage>
  );
}

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
        <p>A small range of skincare and makeup, and a blog about using it well.</p>
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

/** Glow's sustainability measures. */
export function SustainabilityPage() {
  return (
    <InformationPage
      title="Sustainability"
      heading="Less, and better"
      lead="The most sustainable product is the one you finish."
      isPrivate
    >
      <TextSection heading="A short shelf">
        <p>We keep the range small, so that less is made that nobody needs.</p>
      </TextSection>
      <TextSection heading="Sizes to try, sizes to refill">
        <p>A travel size lets you try before you commit, and a refill keeps a good bottle in use.</p>
      </TextSection>
      <TextSection heading="What we do not claim">
        <p>Glow is a demo store without a factory or a fleet, so you find no seals and no percentages here.</p>
      </TextSection>
    </InformationPage>
  );
}
