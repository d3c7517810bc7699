import { channel, tracingChannel } from 'node:diagnostics_channel';
import { ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The server publishes these events on channels of `node:diagnostics_channel` (decision 0032). Without a subscriber an event costs
 * next to nothing. No event holds a URL, a text of a shopper or an address.
 */

/** The rendering of a page, or of its data, by the server bundles. */
export interface RenderEvent {
  work: 'page' | 'data';
  /** The owner of the URL. */
  remote: string;
  build: string;
}

/** The event for a URL (path and query), builds by package name, and the routes of the remotes. */
export function renderEvent(
  work: RenderEvent['work'],
  { releases, remotes }: { releases: ReadonlyMap<string, { build: string }>; remotes: readonly RemoteRoutes[] },
  url: string,
): RenderEvent {
  const remote = ownerNameOf(remotes, url);
  return { work, remote, build: releases.get(remote)?.build ?? '' };
}

/** The channel that follows each rendering from its start to its end. */
export const renderEvents = tracingChannel<unknown, RenderEvent>('glow.render');

/** A page, or its data, that answers a request: from the cache, rendered for it, the last one of the address, or left to the browser. */
export interface PageEvent {
  work: RenderEvent['work'];
  from: 'cache' | 'render' | 'last' | 'browser';
  /** How long ago the last page was rendered, in milliseconds. */
  ageMs?: number;
  /** Returns its owner, the owner's build, and the composition. */
  describe(): { remote: string; build: string; composition: string };
}
export const pageEvents = channel('glow.page');

/** The state of the rendering processes, after each change. */
export interface PoolEvent {
  processes: number;
  busy: number;
  /** Jobs that wait for a process. */
  waiting: number;
}
export const poolEvents = channel('glow.render.pool');

/** A request that was answered; subscribers pass on only its method and `route` (`routeOf`). */
export interface RequestEvent {
  request: FastifyRequest;
  reply: FastifyReply;
  route: string;
}
export const requestEvents = channel('glow.request');

/** The report of a page, with the outcomes of known builds. */
export interface ReportEvent {
  shown: Reported[];
  failures: (Reported & { phase: string })[];
  vitals: (Reported & { metric: string; value: number })[];
  /** The traced request of the page, by its token: trace id and span id in hexadecimal digits. */
  trace?: string;
}
interface Reported {
  remote: string;
  build: string | null;
}
export const reportEvents = channel('glow.report');
