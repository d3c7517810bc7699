import { TextSection } from '../components/TextSection';
import { withLinks } from '../components/withLinks';
import pages from './companyPages.json' with { type: 'json' };
import { InformationPage } from './InformationPage';

export type Company = keyof typeof pages;

export function CompanyPage({ slug }: { slug: Company }) {
  const { sections, picture, ...page } = pages[slug];
  return (
    <InformationPage {...page} picture={`blog/${picture}`} isPrivate>
      {Object.entries(sections).map(([heading, text]) => (
        <TextSection key={heading} heading={heading}>
          <p>{withLinks(text)}</p>
        </TextSection>
      ))}
    </InformationPage>
  );
}
