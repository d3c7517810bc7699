import { waitFor } from '@testing-library/react';
import { followReleases, startReports } from './atRest';
import { startAtRest } from './startAtRest';

jest.mock('./atRest', () => ({ followReleases: jest.fn(), startReports: jest.fn() }));

test('Reports and the following of releases begin when the page is at rest', async () => {
  jest.useFakeTimers();
  startAtRest();
  expect(startReports).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  await waitFor(() => expect(startReports).toHaveBeenCalledTimes(1));
  expect(followReleases).toHaveBeenCalledTimes(1);
});
