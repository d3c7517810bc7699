import { Link } from '@glow/shared/router';
import { PictureBand } from '../components/PictureBand';
import { NewsletterHero } from './NewsletterHero';
import { Testimonials } from './Testimonials';

/** How formulas feel (HOME-30), quotations and the newsletter: one chunk, which the first screens do not need. */
export function BelowHome() {
  return (
    <>
      <PictureBand
        picture="products/mkp-006-3"
        eyebrow="Our formulas"
        heading="Felt before they are seen"
        tone="accentStrong"
      >
        <p>
          A serum that sinks in within a minute, color that melts at the tap of a finger. We begin with how a formula
          feels on skin, and let the glow follow.
        </p>
        <Link to="/collections/new-arrivals">See the New Arrivals</Link>
      </PictureBand>
      <Testimonials />
      <NewsletterHero />
    </>
  );
}
