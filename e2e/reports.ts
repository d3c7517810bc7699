import type { Page } from '@playwright/test';

export interface FailureReport {
  remote: string;
  build: string;
  phase: string;
}

/** What a page has reported. */
interface Reports {
  failures: FailureReport[];
  /** Builds of which something was shown. */
  shown: { remote: string; build: string }[];
}

/** Keeps the reports of a page: the server adds up all tests' reports, and drops reports of unknown builds. */
export async function keepReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const reports: unknown[] = [];
    Object.assign(window, { reports });
    navigator.sendBeacon = (url, body) => {
      void new Response(body).text().then((text) => reports.push(JSON.parse(text)));
      return send(url, body);
    };
  });
}

/** The reports that the page has sent, as one. */
export function sentReports(page: Page): Promise<Reports> {
  return page.evaluate(() => {
    const reports: Partial<Reports>[] = Reflect.get(window, 'reports') ?? [];
    return {
      failures: reports.flatMap(({ failures = [] }) => failures),
      shown: reports.flatMap(({ shown = [] }) => shown),
    };
  });
}

/** The number of failures with these properties that the page has sent. */
export async function sentFailures(page: Page, expected: Partial<FailureReport>): Promise<number> {
  const { failures } = await sentReports(page);
  return failures.filter((failure) => hasAll(failure, expected)).length;
}

/** Builds that have failed a shopper, as `remote build`. */
export async function blamedBuilds({ url }: { url: string }): Promise<string[]> {
  const { evidence } = (await (await fetch(`${url}/api/reports`, { signal: AbortSignal.timeout(30_000) })).json()) as {
    evidence: { remote: string; build: string; shoppers: { bad: number } }[];
  };
  return evidence.filter(({ shoppers }) => shoppers.bad > 0).map(({ remote, build }) => `${remote} ${build}`);
}

/** The number of failures with these properties that a store has counted. */
export async function countedFailures(
  { url }: { url: string },
  expected: Partial<FailureReport & { composition: string }>,
): Promise<number> {
  const { failures } = (await (await fetch(`${url}/api/reports`)).json()) as {
    failures: (FailureReport & { count: number })[];
  };
  return failures.filter((failure) => hasAll(failure, expected)).reduce((sum, { count }) => sum + count, 0);
}

function hasAll(failure: object, expected: object): boolean {
  return Object.entries(expected).every(([key, value]) => Reflect.get(failure, key) === value);
}
