import type { Page, Route } from '@playwright/test';
import { BAD_BUILD, publishBadRelease } from './badRelease';

/** A failure mode of a remote. */
export interface Fault {
  name: string;
  /** The phase the failure is reported under. */
  phase: 'load' | 'render';
  /** The build it is reported for, if not the live one. */
  build?: string;
  /** Detected only by a timeout. */
  isSilent?: boolean;
  /** Injects the fault for the files below a URL path; returns a function that removes it. */
  inject(page: Page, remote: string, files: string): Promise<() => Promise<void>>;
}

type RouteHandler = (route: Route) => Promise<void>;

/** Intercepts all files of the remote, or those that `isSelected` accepts. */
function intercept(handle: RouteHandler, isSelected: (file: string) => boolean = () => true): Fault['inject'] {
  return async (page, _remote, files) => {
    const matches = ({ pathname }: URL) => pathname.startsWith(files) && isSelected(pathname.slice(files.length));
    await page.route(matches, handle);
    return () => page.unroute(matches);
  };
}

function changeBody(change: (body: string) => string): RouteHandler {
  return async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
}

/** How long a hanging request stays without a response. */
const HANG_MS = 30_000;

async function hang(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref());
  // the page may be closed by then
  await route.abort().catch(() => undefined);
}

function isNested(file: string): boolean {
  return !/^(remoteEntry|routes)\./.test(file);
}

/** All faults of a remote's release or its server. */
export const FAULTS: Fault[] = [
  { name: 'refuses connections', phase: 'load', inject: intercept((route) => route.abort('connectionrefused')) },
  {
    name: 'answers 404',
    phase: 'load',
    inject: intercept((route) => route.fulfill({ status: 404, body: 'not found' })),
  },
  { name: 'answers 500', phase: 'load', inject: intercept((route) => route.fulfill({ status: 500, body: 'broken' })) },
  {
    name: 'answers HTML with 200',
    phase: 'load',
    inject: intercept((route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
    ),
  },
  {
    name: 'answers half of each script',
    phase: 'load',
    inject: intercept(changeBody((body) => body.slice(0, body.length / 2))),
  },
  {
    name: 'answers JSON of something else',
    phase: 'load',
    inject: intercept((route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"name":"something else"}' }),
    ),
  },
  { name: 'hangs', phase: 'load', isSilent: true, inject: intercept(hang) },
  {
    name: 'is tampered with',
    phase: 'load',
    inject: intercept(changeBody((body) => `${body};window.isTampered = true`)),
  },
  {
    name: 'throws in its entry',
    phase: 'load',
    build: BAD_BUILD,
    inject: (page, remote) =>
      publishBadRelease(page, remote, (content, script) =>
        script === 'entry' ? `throw new Error("broken on purpose");${content}` : content,
      ),
  },
  {
    name: 'throws as its screen is drawn',
    phase: 'render',
    build: BAD_BUILD,
    inject: (page, remote) =>
      publishBadRelease(page, remote, (content) =>
        content.replace(/(\w+Page):\(\)=>[\w$]+/g, '$1:()=>()=>{throw new Error("broken on purpose")}'),
      ),
  },
  {
    name: 'misses nested chunks',
    phase: 'load',
    inject: intercept((route) => route.fulfill({ status: 404, body: 'not found' }), isNested),
  },
];
