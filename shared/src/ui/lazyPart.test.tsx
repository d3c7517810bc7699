import { render, screen } from '@testing-library/react';
import { Suspense, act } from 'react';
import { lazyPart } from './lazyPart';

function Heart({ name }: { name: string }) {
  return <p>Heart of {name}</p>;
}

function Standby() {
  return <p>Standby</p>;
}

test.each([
  ['that loads is shown with what it is given', async () => Heart, 'Heart of the page'],
  ['that cannot be loaded makes way for its standby', async () => Promise.reject(new Error('no network')), 'Standby'],
])('A part %s', async (_, load, text) => {
  const Part = lazyPart<{ name: string }>(load, Standby);
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <Part name="the page" />
      </Suspense>,
    );
  });
  expect(screen.getByText(text)).toBeVisible();
});
