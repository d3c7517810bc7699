import type { Page, Route } from '@playwright/test';
import type { Change } from './badFiles';
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

const throwsInEntry: Change = (content, script) =>
  script === 'entry' ? `throw new Error("broken on purpose");${content}` : content;
const throwsInScreens: Change = (content) =>
  content.replace(/(\w+Page):\(\)=>[\w$]+/g, '$1:()=>()=>{throw new Error("broken on purpose")}');

function answer(response: Parameters<Route['fulfill']>[0]): RouteHandler {
  return (route) => route.fulfill(response);
}

const NOT_FOUND = answer({ status: 404, body: 'not found' });
const HTML = answer({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' });
const JSON_ANSWER = answer({ status: 200, contentType: 'application/json', body: '{"name":"something else"}' });

/** Faults of a remote's files, by name. */
const OF_FILES: Record<string, Fault['inject']> = {
  'refuses connections': intercept((route) => route.abort('connectionrefused')),
  'answers 404': intercept(NOT_FOUND),
  'answers 500': intercept(answer({ status: 500, body: 'broken' })),
  'answers HTML with 200': intercept(HTML),
  'answers half of each script': intercept(changeBody((body) => body.slice(0, body.length / 2))),
  'answers JSON of something else': intercept(JSON_ANSWER),
  hangs: intercept(hang),
  'is tampered with': intercept(changeBody((body) => `${body};window.isTampered = true`)),
  'misses nested chunks': intercept(NOT_FOUND, isNested),
};

/** Faults of a release, each with the phase that the page reports. */
const OF_RELEASES: [name: string, phase: Fault['phase'], change: Change][] = [
  ['throws in its entry', 'load', throwsInEntry],
  ['throws as its screen is drawn', 'render', throwsInScreens],
];

/** All faults of a remote's release or its server. */
export const FAULTS: Fault[] = [
  ...Object.entries(OF_FILES).map(([name, inject]): Fault => {
    return { name, phase: 'load', isSilent: name === 'hangs', inject };
  }),
  ...OF_RELEASES.map(([name, phase, change]): Fault => {
    return { name, phase, build: BAD_BUILD, inject: (page, remote) => publishBadRelease(page, remote, change) };
  }),
];
