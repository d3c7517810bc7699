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
