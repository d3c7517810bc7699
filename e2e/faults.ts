import type { Page, Route } from '@playwright/test';
import { BAD_BUILD, publishBadRelease } from './badRelease';

/** A way in which a remote can fail. */
export interface Fault {
  name: string;
  /** What the failure is reported as. */
  phase: 'load' | 'render';
  /** The build it is reported for, where that is not the live one. */
  build?: string;
  /** Nobody hears of it before a time limit. */
  isSilent?: boolean;
  /** Makes the page meet it, given the URL path below which the remote's files are; answers how to mend it. */
  begin(page: Page, remote: string, files: string): Promise<() => Promise<void>>;
}

type Answer = (route: Route) => Promise<void>;

/** Every file of the remote, or those that `isMeant` names, are answered in a way of their own. */
function answering(answer: Answer, isMeant: (file: string) => boolean = () => true): Fault['begin'] {
  return async (page, _remote, files) => {
    const matches = ({ pathname }: URL) => pathname.startsWith(files) && isMeant(pathname.slice(files.length));
    await page.route(matches, answer);
    return () => page.unroute(matches);
  };
}

function changing(change: (body: string) => string): Answer {
  return async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
}

/** How long a hanging server says nothing, in milliseconds. */
const HANG_MS = 30_000;

async function hang(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref());
  // the page may be gone by then
  await route.abort().catch(() => undefined);
}

function isNested(file: string): boolean {
  return !/^(remoteEntry|routes)\./.test(file);
}

/** Every fault that a remote's release or its server can have. */
export const FAULTS: Fault[] = [
  { name: 'refuses connections', phase: 'load', begin: answering((route) => route.abort('connectionrefused')) },
  { name: 'answers 404', phase: 'load', begin: answering((route) => route.fulfill({ status: 404, body: 'not found' })) },
  { name: 'answers 500', phase: 'load', begin: answering((route) => route.fulfill({ status: 500, body: 'broken' })) },
  { name: 'answers HTML with 200', phase: 'load', begin: answering((route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' })) },
  { name: 'answers half of each script', phase: 'load', begin: answering(changing((body) => body.slice(0, body.length / 2))) },
  { name: 'answers JSON of something else', phase: 'load', begin: answering((route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"name":"something else"}' })) },
  { name: 'hangs', phase: 'load', isSilent: true, begin: answering(hang) },
  { name: 'is tampered with', phase: 'load', begin: answering(changing((body) => `${body};window.isTampered = true`)) },
  { name: 'throws in its entry', phase: 'load', build: BAD_BUILD, begin: (page, remote) => publishBadRelease(page, remote, (content, isEntry) => (isEntry ? `throw new Error("broken on purpose");${content}` : content)) },
  {
    name: 'throws as its screen is drawn',
    phase: 'render',
    build: BAD_BUILD,
    begin: (page, remote) => publishBadRelease(page, remote, (content) => content.replace(/(\w+Page):\(\)=>\w+/g, '$1:()=>()=>{throw new Error("broken on purpose")}')),
  },
  { name: 'misses nested chunks', phase: 'load', begin: answering((route) => route.fulfill({ status: 404, body: 'not found' }), isNested) },
];
