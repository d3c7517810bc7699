import { TextSection } from '../components/TextSection';
import { InformationPage } from './InformationPage';

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
