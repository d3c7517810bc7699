import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import { Suspense } from 'react';

const Nothing = () => null;

const Accepted = lazyComponent(
  async () => (await import(/* webpackChunkName: "card-marks" */ './AcceptedCards')).AcceptedCards,
  { fallback: Nothing },
);

const Mark = lazyComponent(async () => (await import(/* webpackChunkName: "card-marks" */ './CardMark')).CardMark, {
  fallback: Nothing,
});

/** What can be paid with, for beside the button that pays (CHK-34); its code is loaded when it is first shown. */
export function AcceptedCards() {
  return (
    <Place>
      <Suspense fallback={null}>
        <Accepted />
      </Suspense>
    </Place>
  );
}

/** The mark of a card network; nothing for an unknown brand. */
export function CardMark({ brand }: { brand: string }) {
  return (
    <Suspense fallback={null}>
      <Mark brand={brand} />
    </Suspense>
  );
}

const Place = styled.div({ minHeight: '1.625rem' });
