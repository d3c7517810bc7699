import styled from '@emotion/styled';
import { Introduction, Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { ButtonLink } from '@glow/shared/navigation';
import { formatPrice, isShippingFree } from '@glow/shared/orders';
import { usePolicy } from '@glow/shared/page-data';
import { CONTACT, RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Container } from '@glow/shared/ui';
import { Disclosure } from '../components/Disclosure';
import { TextSection } from '../components/TextSection';
import { withLinks } from '../components/withLinks';
import pages from './comingSoonPages.json' with { type: 'json' };

/** The placeholder pages (URL-7), by URL slug. */
export type ComingSoon = keyof typeof pages;

/** `ofRealAccounts` replaces `text` if accounts are real; `id` is the target of a link (NAV-13). */
type Paragraph = Record<'name' | 'text', string> & Partial<Record<'ofRealAccounts' | 'id', string>>;

/** A placeholder page: 'coming soon', a link home and preliminary content (INFO-1). */
export function ComingSoonPage({ slug }: { slug: ComingSoon }) {
  const { title, sections, ...introduction } = pages[slug];
  const paragraphs: Paragraph[] = sections;
  const isSimulated = useAuth(({ kind }) => kind === 'simulated');
  const facts = useFacts();
  const Part = slug === 'faq' ? Disclosure : TextSection;
  return (
    <Page title={title} description={introduction.lead} isPrivate>
      <Content>
        <Introduction eyebrow={title} {...introduction} actions={<ButtonLink to="/">Back to Home</ButtonLink>}>
          {paragraphs.map(({ id, name, text, ofRealAccounts = text }) => (
            <Part key={name} heading={name}>
              <p id={id}>
                {withLinks(
                  (isSimulated ? text : ofRealAccounts).replace(/\{(\w+)\}/g, (whole, fact) => facts[fact] ?? whole),
                )}
              </p>
            </Part>
          ))}
        </Introduction>
      </Content>
    </Page>
  );
}

/** Values for the placeholders in the texts, by name. */
function useFacts(): Record<string, string> {
  const policy = usePolicy();
  const [freeFrom, shipping] = [formatPrice(policy.freeFrom), formatPrice(policy.shipping)];
  return {
    hours: CONTACT.hours,
    returnsPeriod: `${RETURNS_PERIOD_DAYS} days`,
    shipping: isShippingFree(policy)
      ? 'Every order ships free to the United States and Canada.'
      : `Orders of ${freeFrom} and more ship free to the United States and Canada. Below that, shipping is a flat ${shipping}.`,
    mail: policy.sendsMail ? 'Emails are sent by our mail server.' : 'No email leaves this machine.',
  };
}

const Content = styled(Container)(({ theme }) => ({
  paddingBottom: theme.space(16),
  p: { whiteSpace: 'pre-line' },
  'p > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget },
}));
