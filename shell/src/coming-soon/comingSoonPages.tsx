import styled from '@emotion/styled';
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
  /** Preliminary content. */
  sections: { heading: string; text: ReactNode }[];
}

const ContactLink = styled.a(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
}));

function ShippingAnswer() {
  const policy = usePolicy();
  if (isShippingFree(policy)) return <p>Every order ships free to the United States and Canada.</p>;
  return (
    <p>
      Orders of {formatPrice(policy.freeFrom)} and more ship free to the United States and Canada. Below that, shipping
      is a flat {formatPrice(policy.shipping)}.
    </p>
  );
}

/** The content of each placeholder page. */
export const comingSoonPages: Record<ComingSoon, ComingSoonContent> = {
  about: {
    title: 'About Glow',
    heading: 'Our story is coming soon',
    lead: 'Glow is a small shelf of skincare and makeup, chosen for routines that are short, calm and worth keeping.',
    picture: 'collections/bestsellers',
    sections: [
      {
        heading: 'A short shelf',
        text: <p>Twelve products, each with a clear task. When something new comes in, something else has to go.</p>,
      },
      {
        heading: 'Plain words',
        text: <p>Every page names what is inside, what it does and what it costs, without small print.</p>,
      },
      {
        heading: 'A demo store',
        text: (
          <p>Glow is a demonstration. You can browse, fill a cart and check out, but nothing is charged or sent.</p>
        ),
      },
    ],
  },
  contact: {
    title: 'Contact',
    heading: 'A contact form is coming soon',
    lead: 'Until then, an address and a number stand here, as they would in any good store.',
    picture: 'collections/new-arrivals',
    sections: [
      {
        heading: 'Write to us',
        text: (
          <p>
            <ContactLink href={`mailto:${CONTACT.email}`}>{CONTACT.email}</ContactLink>
            <br />
            For anything about products and orders.
          </p>
        ),
      },
      {
        heading: 'Call us',
        text: (
          <p>
            <ContactLink href={CONTACT.phoneHref}>{CONTACT.phone}</ContactLink>
            <br />
            {CONTACT.hours}.
          </p>
        ),
      },
      {
        heading: 'Good to know',
        text: <p>Glow is a demo store: the address and the number are examples and lead nowhere.</p>,
      },
    ],
  },
  faq: {
    title: 'FAQ',
    heading: 'More answers are coming soon',
    lead: 'Three questions we hear most, answered while the rest is being written.',
    picture: 'collections/glow-kits',
    sections: [
      {
        heading: 'What does shipping cost?',
        text: <ShippingAnswer />,
      },
      {
        heading: 'Can I return something?',
        text: (
          <p>Yes, within {RETURNS_PERIOD_DAYS} days of delivery, opened or not. Write to us and we arrange the rest.</p>
        ),
      },
      {
        heading: 'Do I need an account?',
        text: <p>No. You can check out as a guest; an account keeps your details ready for the next order.</p>,
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    heading: 'Our privacy policy is coming soon',
    lead: 'The full text is being written. This is what the demo store does with what you enter.',
    picture: 'collections/skincare',
    sections: [
      {
        heading: 'On your device',
        text: <p>Cart, wishlist and account stay in this browser. Clearing its site data removes them.</p>,
      },
      {
        heading: 'On our server',
        text: (
          <p>
            An order keeps the address and four digits of the card, a sign-up the email. Full card numbers are never
            sent.
          </p>
        ),
      },
      {
        heading: 'With nobody else',
        text: <p>There is no tracking, no advertising and no third party. No e-mail leaves this machine.</p>,
      },
    ],
  },
  terms: {
    title: 'Terms',
    heading: 'Our terms are coming soon',
    lead: 'The full text is being written. Until then, these plain rules hold for the demo store.',
    picture: 'collections/makeup',
    sections: [
      {
        heading: 'Orders',
        text: <p>Placing an order is practice: payment is simulated, nothing is charged and nothing is delivered.</p>,
      },
      {
        heading: 'Prices',
        text: <p>Prices are in US dollars. Shipping and tax are shown before an order is placed.</p>,
      },
      {
        heading: 'Accounts',
        text: (
          <p>An account lives in this browser only. Please use invented details, never a password you use elsewhere.</p>
        ),
      },
    ],
  },
};
