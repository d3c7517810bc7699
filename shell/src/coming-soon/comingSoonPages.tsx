import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { formatPrice, isShippingFree } from '@glow/shared/orders';
import { usePolicy } from '@glow/shared/page-data';
import { CONTACT, RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import type { ReactNode } from 'react';

/** The placeholder pages (URL-7), by URL slug. */
export type ComingSoon = 'about' | 'contact' | 'faq' | 'privacy' | 'terms';

interface ComingSoonContent {
  title: string;
  heading: string;
  lead: string;
  picture: string;
  /** Preliminary content: paragraphs by their headings. */
  sections: Record<string, ReactNode>;
}

const ContactLink = styled.a(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
}));

function ShippingAnswer() {
  const policy = usePolicy();
  return (
    <>
      {isShippingFree(policy)
        ? 'Every order ships free to the United States and Canada.'
        : `Orders of ${formatPrice(policy.freeFrom)} and more ship free to the United States and Canada. Below that, shipping is a flat ${formatPrice(policy.shipping)}.`}
    </>
  );
}

function NobodyElse() {
  const { sendsMail } = usePolicy();
  return (
    <>
      There is no tracking, no advertising and no third party.{' '}
      {sendsMail ? 'Emails are sent by our mail server.' : 'No email leaves this machine.'}
    </>
  );
}

/** The text of a store whose accounts are simulated in the browser, or the one of a store that keeps them. */
function OfAccounts({ simulated, kept }: { simulated: string; kept: string }) {
  return <>{useAuth(({ kind }) => (kind === 'simulated' ? simulated : kept))}</>;
}

export const comingSoonPages: Record<ComingSoon, ComingSoonContent> = {
  about: {
    title: 'About Glow',
    heading: 'Our story is coming soon',
    lead: 'Glow is a small shelf of skincare and makeup, chosen for routines that are short, calm and worth keeping.',
    picture: 'collections/bestsellers',
    sections: {
      'A short shelf': 'Each product has a clear task. When something new comes in, something else has to go.',
      'Plain words': 'Every page names what is inside, what it does and what it costs, without small print.',
      'A demo store':
        'Glow is a demonstration. You can browse, fill a cart and check out, but nothing is charged or sent.',
      // the footer's icons lead here (NAV-13)
      'Follow us': <span id="follow">Instagram, TikTok, Pinterest and YouTube are coming soon.</span>,
    },
  },
  contact: {
    title: 'Contact',
    heading: 'A contact form is coming soon',
    lead: 'Until then, write or call. Glow is a demo store: the address and the number are examples.',
    picture: 'collections/new-arrivals',
    sections: {
      'Write to us': (
        <>
          <ContactLink href={`mailto:${CONTACT.email}`}>{CONTACT.email}</ContactLink>
          <br />
          For anything about products and orders.
        </>
      ),
      'Call us': (
        <>
          <ContactLink href={CONTACT.phoneHref}>{CONTACT.phone}</ContactLink>
          <br />
          {CONTACT.hours}.
        </>
      ),
    },
  },
  faq: {
    title: 'FAQ',
    heading: 'More answers are coming soon',
    lead: 'Three questions we hear most, answered while the rest is being written.',
    picture: 'collections/glow-kits',
    sections: {
      'What does shipping cost?': <ShippingAnswer />,
      'Can I return something?': `Yes, within ${RETURNS_PERIOD_DAYS} days of delivery, opened or not. Write to us and we arrange the rest.`,
      'Do I need an account?':
        'No. You can check out as a guest; an account keeps your details ready for the next order.',
    },
  },
  privacy: {
    title: 'Privacy',
    heading: 'Our privacy policy is coming soon',
    lead: 'The full text is being written. This is what the demo store does with what you enter.',
    picture: 'collections/skincare',
    sections: {
      'On your device': (
        <OfAccounts
          simulated="Cart, wishlist and account stay in this browser. Clearing its site data removes them."
          kept="Cart and wishlist stay in this browser until you sign in. Clearing its site data removes them."
        />
      ),
      'On our server':
        'An order keeps the address and four digits of the card, a sign-up the email. Full card numbers are never sent.',
      'With nobody else': <NobodyElse />,
    },
  },
  terms: {
    title: 'Terms',
    heading: 'Our terms are coming soon',
    lead: 'The full text is being written. Until then, these plain rules hold for the demo store.',
    picture: 'collections/makeup',
    sections: {
      Orders: 'Placing an order is practice: payment is simulated, nothing is charged and nothing is delivered.',
      Prices: 'Prices are in US dollars. Shipping and tax are shown before an order is placed.',
      Accounts: (
        <OfAccounts
          simulated="An account lives in this browser only. Please use invented details, never a password you use elsewhere."
          kept="An account is kept on our server, with its orders, addresses, cart and wishlist. Its page has a copy of all that for you."
        />
      ),
    },
  },
};
